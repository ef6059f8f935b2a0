/** Light or dark: the system's setting unless the user has chosen. */

export type Theme = 'light' | 'dark';

const KEY = 'cardinal-theme';

function stored(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

class Look {
  chosen = $state<Theme | null>(stored());
  system = $state<Theme>('light');
  readonly now = $derived<Theme>(this.chosen ?? this.system);

  begin(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      this.system = dark.matches ? 'dark' : 'light';
      this.show();
    };
    dark.addEventListener('change', follow);
    follow();
  }

  toggle(): void {
    this.chosen = this.now === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, this.chosen);
    } catch {
      // Without storage the choice ends with the page.
    }
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.now;
  }
}

export const look = new Look();

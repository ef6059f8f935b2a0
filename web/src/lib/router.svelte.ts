/** Which page is shown: paths, so that every page has a link. */

export type Route =
  | { page: 'start' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string }
  | { page: 'history' }
  | { page: 'replay'; id: string }
  | { page: 'leaders' }
  | { page: 'profile' }
  | { page: 'reset' }
  | { page: 'person'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

/** The page of a path. */
export function route(path: string): Route {
  const [first = '', second = '', ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'start' };
  const alone = second === '';
  switch (first) {
    case 'new':
      return alone ? { page: 'lost' } : { page: 'setup', game: second };
    case 'table':
      return alone ? { page: 'lost' } : { page: 'table', id: second };
    case 'history':
      return alone ? { page: 'history' } : { page: 'lost' };
    case 'replay':
      return alone ? { page: 'lost' } : { page: 'replay', id: second };
    case 'leaders':
      return alone ? { page: 'leaders' } : { page: 'lost' };
    case 'profile':
      return alone ? { page: 'profile' } : { page: 'lost' };
    case 'reset':
      return alone ? { page: 'reset' } : { page: 'lost' };
    case 'person':
      return alone ? { page: 'lost' } : { page: 'person', id: second };
    case 'rules':
      return alone ? { page: 'lost' } : { page: 'rules', game: second };
    default:
      return { page: 'lost' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Moves the focus to the new page, for screen readers and the Tab key. */
export function toContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

class Router {
  route = $state<Route>({ page: 'start' });
  path = $state('/');

  /** Follows the address bar and the links of the page. */
  begin(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
        return;
      if (link.pathname.startsWith('/api/') || link.hash !== '') return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.route = route(location.pathname);
  }
}

export const router = new Router();

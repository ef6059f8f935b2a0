/** Visibility and touch targets on a small screen. */
import type { Page } from '@playwright/test';

/** The least size of a touch target, in CSS pixels. */
const FINGER = 44;

/** The touch targets that are too small, with their sizes. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, input, textarea, [role="button"], [role="tab"]',
      ),
    ];
    const touchable = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        one.closest('[inert], .sr-only') === null &&
        !(one as HTMLButtonElement).disabled,
    );
    return touchable.flatMap((one) => {
      // The label of a checkbox or radio button is part of its target.
      const label =
        one instanceof HTMLInputElement && ['checkbox', 'radio'].includes(one.type)
          ? one.closest('label')
          : null;
      const { width, height } = (label ?? one).getBoundingClientRect();
      if (width + 0.01 >= least && height + 0.01 >= least) return [];
      return [
        `${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10} ${one.outerHTML.slice(0, 160)}`,
      ];
    });
  }, FINGER);
}

/** The parts of the hand that are not visible without scrolling. */
export function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [
      ...document.querySelectorAll<HTMLElement>('.hand [data-card], .hand .card, [data-spot] [data-card]'),
    ];
    return cards.flatMap((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const inside = top >= 0 && left >= -0.5 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const free = at !== null && (card.contains(at) || at.contains(card));
      return inside && free
        ? []
        : [`${card.outerHTML.slice(0, 120)} at ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`];
    });
  });
}

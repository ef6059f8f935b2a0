/** Ways to press and to drag: by mouse, by touch, by keyboard alone. */
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  press(target: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
};

export const finger: Hands = {
  press: (target) => target.tap(),
};

/** Ways to drag something somewhere. */
export type Drag = (page: Page, from: Locator, to: Locator) => Promise<void>;

export const dragByMouse: Drag = (_, from, to) => from.dragTo(to);

/** With real touches: a browser that scrolls or does not notice them fails the test. */
export const dragByFinger: Drag = async (page, from, to) => {
  await from.scrollIntoViewIfNeeded();
  const centre = async (of: Locator): Promise<{ x: number; y: number }> => {
    const box = await of.boundingBox();
    if (!box) throw new Error(`${of} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await centre(from), await centre(to)];
  const touches = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at: { x: number; y: number } | null,
  ): Promise<unknown> =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
  await touch('touchStart', start);
  for (let part = 1; part <= 8; part += 1) {
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * part) / 8,
      y: start.y + ((end.y - start.y) * part) / 8,
    });
  }
  await touch('touchEnd', null);
  await touches.detach();
};

/** Moves there with Tab and the arrow keys, then presses Enter; nothing is focused by script. */
export function keyboard(page: Page): Hands {
  return {
    async press(target: Locator): Promise<void> {
      await target.waitFor();
      for (let looks = 0; looks < 60; looks += 1) {
        const { key, times } = await target.evaluate(nextKeys);
        for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
        if (key === 'Enter') return;
      }
      throw new Error(`the keyboard does not reach ${target}`);
    },
  };
}

/** The key that moves the focus towards an element, and how often to press it; Enter on the element. Runs in the page. */
function nextKeys(target: Element): { key: string; times: number } {
  const now = document.activeElement as HTMLElement;
  if (now === target) return { key: 'Enter', times: 1 };
  // A group with arrow keys has one tab stop.
  let stop = target as HTMLElement;
  if (stop.tabIndex < 0) {
    let group: Element | null = target.parentElement;
    while (group && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
    stop = group?.querySelector<HTMLElement>('[tabindex="0"]') ?? stop;
    if (now === stop && now.hasAttribute('data-space')) {
      const [here, there] = [now.getBoundingClientRect(), target.getBoundingClientRect()];
      const down = Math.round((there.top - here.top) / here.height);
      const right = Math.round((there.left - here.left) / here.width);
      if (down !== 0) return { key: down > 0 ? 'ArrowDown' : 'ArrowUp', times: Math.abs(down) };
      return { key: right > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(right) };
    }
    if (group && now === stop) {
      const members = [...group.querySelectorAll('[data-stop]')];
      const apart = members.indexOf(target) - members.indexOf(now);
      return { key: apart > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(apart) };
    }
  }
  if (now === document.body) return { key: 'Tab', times: 1 };
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ];
  const stops = all.filter(
    (one) =>
      one.tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !(one as HTMLButtonElement).disabled,
  );
  const apart = stops.indexOf(stop) - stops.indexOf(now);
  return { key: apart > 0 ? 'Tab' : 'Shift+Tab', times: Math.max(1, Math.abs(apart)) };
}

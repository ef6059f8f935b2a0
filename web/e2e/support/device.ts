/** Several people who share one device. */
import { expect } from '@playwright/test';
import type { Player } from './player';

export const PASS = '[data-part="pass"]';
export const TAKE = `${PASS} [data-do="take"]`;

/** Ann opens a table on her device for herself and Ben, with bots in the other seats. Returns its id. */
export async function beside(ann: Player, game: string, seats: number): Promise<string> {
  await ann.goto(`/new/${game}`);
  await ann.page.locator('#seats').selectOption(String(seats));
  await ann.page.locator('#seat-1').selectOption('here');
  await ann.page.locator('[data-part="guest"]').fill('Ben');
  await ann.page.locator('form button.primary').click();
  await expect(ann.page.locator(PASS)).toBeVisible();
  return new URL(ann.page.url()).pathname.split('/').pop() ?? '';
}

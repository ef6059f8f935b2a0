import type { Plugin } from 'vite';

/** The script and style that a page asks for at once. */
export function firstLoad(page: string): string[];
/** Compresses what was built, and refuses a first page that is too large. */
export function compress(limit?: number): Plugin & {
  writeBundle: (
    this: { error(text: string): never; info(text: string): void },
    options: { dir: string },
  ) => void;
};

import type { Plugin } from 'vite';

/** The scripts and styles that a page loads at once. */
export function firstLoad(page: string): string[];
/** Compresses the bundle, and refuses a first page that is too large. */
export function compress(limit?: number): Plugin & {
  writeBundle: (
    this: { error(text: string): never; info(text: string): void },
    options: { dir: string },
  ) => void;
};

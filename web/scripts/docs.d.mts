import type { Plugin } from 'vite';

/** Adds the documentation to the bundle. */
export function docs(): Plugin;

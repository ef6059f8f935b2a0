import type { Plugin } from 'vite';
import type { Rulebook } from '../src/lib/rules';

export function parse(game: string, source: string): Rulebook;
export function rulebook(): Plugin;

// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compress, firstLoad } from '../../scripts/compress.mjs';

const dir = mkdtempSync(join(tmpdir(), 'bundle-'));
const script = Array.from({ length: 4000 }, (_, at) => `call(${(at * 7919) % 4001});`).join('\n');
mkdirSync(join(dir, 'assets'));
writeFileSync(
  join(dir, 'index.html'),
  '<link rel="preload" href="/letters.woff2" as="font"><link rel="stylesheet" href="/assets/style.css"><script src="/assets/index.js"></script><img src="/icon.svg">',
);
writeFileSync(join(dir, 'assets/index.js'), script);
writeFileSync(join(dir, 'assets/style.css'), 'a{}');
writeFileSync(join(dir, 'letters.woff2'), 'abc');
writeFileSync(join(dir, 'assets/later.js'), script);
afterAll(() => rmSync(dir, { recursive: true }));

const page = {
  error: (text: string): never => {
    throw new Error(text);
  },
  info: () => {},
};

it('knows what the first page asks for', () => {
  expect(firstLoad(readFileSync(join(dir, 'index.html'), 'utf8'))).toEqual([
    'letters.woff2',
    'assets/style.css',
    'assets/index.js',
  ]);
});

it('compresses what gains by it, without a change', () => {
  compress().writeBundle.call(page, { dir });
  expect(gunzipSync(readFileSync(join(dir, 'assets/index.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets/later.js.br'))).toString()).toBe(script);
  expect(() => readFileSync(join(dir, 'assets/style.css.gz'))).toThrow();
});

it('refuses a first page that is too large', () => {
  expect(() => compress(1000).writeBundle.call(page, { dir })).toThrow(/1000 are allowed/);
});

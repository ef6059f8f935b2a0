// Compresses every text file of the bundle, so that the server only has to send it, and checks that
// the first page stays small.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The limit for scripts, styles and fonts of the first page after gzip, in bytes. */
const LIMIT = 150_000;
/** Shorter files gain nothing. */
const SHORTEST = 600;

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** The scripts, styles and fonts that a page loads at once. */
export function firstLoad(page) {
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css)|[^"]+\.woff2)"/g)].map(
    (match) => match[1],
  );
}

/** Compresses the bundle, and refuses a first page above the limit. */
export function compress(limit = LIMIT) {
  return {
    name: 'cardinal-compress',
    apply: 'build',
    writeBundle(options) {
      const folder = options.dir;
      for (const path of files(folder).filter((name) => /\.(js|css|html|svg|json)$/.test(name))) {
        const text = readFileSync(path);
        if (text.length < SHORTEST) continue;
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          }),
        );
      }
      const first = firstLoad(readFileSync(join(folder, 'index.html'), 'utf8'));
      // The page may also load one further language; count the largest.
      const texts = files(folder)
        .filter((name) => /texts-\w\w\.js$/.test(name))
        .map((name) => gzipSync(readFileSync(name)).length);
      const size = first.reduce(
        (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
        Math.max(0, ...texts),
      );
      if (first.length < 2 || size > limit)
        this.error(
          `the first page needs ${size} bytes of script, style and letters in ${first.length} files; ${limit} are allowed`,
        );
      this.info(`the first page needs ${size} bytes of compressed script, style and letters`);
    },
  };
}

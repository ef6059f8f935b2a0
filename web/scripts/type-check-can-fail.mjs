// A check that cannot fail proves nothing: it must refuse a script and a component with a type error each.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(web, '.type-error-'));
try {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', include: ['*'] }),
  );
  writeFileSync(
    join(folder, 'wrong.ts'),
    "import { route } from '../src/lib/router.svelte';\nexport const page: number = route('/').page;\n",
  );
  writeFileSync(
    join(folder, 'Wrong.svelte'),
    '<script lang="ts">\n  import Chip from \'../src/tables/generic/Chip.svelte\';\n</script>\n\n<Chip card={7} />\n',
  );
  const check = spawnSync(
    'npx',
    [
      'svelte-check',
      '--workspace',
      folder,
      '--tsconfig',
      join(folder, 'tsconfig.json'),
      '--output',
      'machine',
    ],
    { cwd: web, encoding: 'utf8' },
  );
  const missed = ['wrong.ts', 'Wrong.svelte'].filter(
    (file) => !check.stdout.split('\n').some((line) => line.includes(' ERROR ') && line.includes(file)),
  );
  if (check.status === 0 || missed.length > 0) {
    console.error(
      `the type check let an error pass: ${missed.join(', ') || 'its exit code is 0'}\n${check.stdout}`,
    );
    process.exitCode = 1;
  } else {
    console.log('a type error in a script and one in a component are refused');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

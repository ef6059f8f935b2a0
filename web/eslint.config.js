// A light hand: what the compiler and svelte-check do not see. Style is left to Prettier.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['e2e/**', 'node_modules/**', 'src/lib/protocol/**', 'src/lib/words/keys.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      // The compiler knows the names of browser and Node.
      'no-undef': 'off',
      // An underscore says that a value is left aside on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      // This site has a router of its own, and plain links.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps that nothing on the page depends on are plain ones; spaces that matter are written out.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);

// Only what the compiler and svelte-check do not see. Prettier takes care of the style.
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
      // The compiler knows the globals of the browser and of Node.
      'no-undef': 'off',
      // An underscore marks a value as unused on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      // This site has its own router, and plain links.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps that no component depends on are plain; significant spaces are explicit.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);

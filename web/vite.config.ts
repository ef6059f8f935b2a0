import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress.mjs';
import { docs } from './scripts/docs.mjs';

// The bundle is committed and embedded in the server, so its files have fixed names: a rebuild changes contents, never
// the list of files.
export default defineConfig({
  plugins: [svelte(), docs(), compress()],
  base: '/',
  build: {
    outDir: '../crates/assets/dist',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: (chunk) => {
          const part = /tables\/([\w-]+)\/(Table|words|deck)\.\w+$/.exec(chunk.facadeModuleId ?? '');
          const rules = /lib\/rulebooks\/(\w+)\/([\w-]+)\.json$/.exec(chunk.facadeModuleId ?? '');
          const texts = /lib\/words\/(\w\w)\.ts$/.exec(chunk.facadeModuleId ?? '');
          if (part) return `assets/${part[2]?.toLowerCase()}-${part[1]}.js`;
          if (rules) return `assets/rules-${rules[2]}-${rules[1]}.js`;
          if (texts) return `assets/texts-${texts[1]}.js`;
          return 'assets/[name].js';
        },
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.CARDINAL ?? 'http://127.0.0.1:7777', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The timeout only ends a test that hangs.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 600_000,
  },
});

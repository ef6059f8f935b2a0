import { defineConfig } from '@playwright/test';

// These timeouts only end a test that hangs; none of them measures anything.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './support/setup.ts',
  timeout: 600_000,
  // A browser on a busy machine may fail once; a test that fails twice is broken.
  retries: 1,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    headless: true,
    locale: 'en-GB',
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'tests', testMatch: ['tests/*.spec.ts', 'games/*.spec.ts'] },
    { name: 'measure', testMatch: 'measure/*.measure.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
    { name: 'film', testMatch: 'film.ts' },
  ],
});

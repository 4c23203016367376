import { defineConfig, devices } from '@playwright/test';

const baseURL = process.env.TEST_BASE_URL;
if (!baseURL)
  throw new Error('TEST_BASE_URL is missing: run the browser tests with "npm run test:e2e".');

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  // Long enough for a machine three times slower; a limit that is not reached costs nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  workers: Number(process.env.TEST_BROWSERS ?? 3),
  // A loaded machine may drop a frame or a timer. Later tries are named and counted
  // (test/run/runners.mts), and more than one in a hundred fail the run.
  retries: 2,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    // Tests of motion ask for it: drawing it costs time, and colours are not measured half-way.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs a third of the time: only a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      // Playwright's own browser download is not used; npm test finds or installs a Chromium.
      executablePath: process.env.CHROMIUM_PATH,
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
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});

// API tests get a second try (for browser tests see playwright.config.ts), because they wait for
// mails, workers and processes. The first try's errors are logged.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

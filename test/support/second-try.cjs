// API tests get a second try, like browser tests (playwright.config.ts), because they wait for
// mails, workers and processes. The first try's errors are logged.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

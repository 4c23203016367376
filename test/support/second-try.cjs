// API tests get a second try, like the browser tests (playwright.config.ts): they wait for mails, workers
// and processes of the machine they run on. What the first try said is in the output.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

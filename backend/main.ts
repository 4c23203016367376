import { startApi } from './api-process';

startApi().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

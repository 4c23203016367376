import { AppError } from '../errors/app-error';

/** The folder or the bucket cannot be reached, is full or refuses us. Nothing was kept. */
export const StorageAway = () =>
  new AppError(
    'unavailable',
    'storage_unavailable',
    'Files cannot be stored or read at the moment. Please try again.',
  );

/** There is a row, but no object. `npm run files:check` finds these. */
export class ObjectMissing extends Error {}

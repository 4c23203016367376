import { AppError } from '../errors/app-error';

/** The folder or bucket is unreachable, full or refuses us, and the object was not stored. */
export const StorageAway = () =>
  new AppError(
    'unavailable',
    'storage_unavailable',
    'Files cannot be stored or read at the moment. Please try again.',
  );

export class ObjectMissing extends Error {}

import { AppError, invalidField, conflict } from '../errors/app-error';

export const IdempotencyInProgress = conflict(
  'idempotency_in_progress',
  'The first call with this key is still running.',
  {
    retryAfter: 1,
  },
);

export const AnswerNotKept = conflict(
  'answer_not_kept',
  'This call was carried out the first time it was made. Its answer is not kept: read what it changed.',
);

export const IdempotencyKeyReused = () =>
  new AppError(
    'invalid',
    'idempotency_key_reused',
    'This Idempotency-Key was used for a different call.',
  );

export const IdempotencyKeyMalformed = () =>
  invalidField(
    'Idempotency-Key',
    'invalid_idempotency_key',
    'An Idempotency-Key has 8 to 128 visible ASCII characters.',
  );

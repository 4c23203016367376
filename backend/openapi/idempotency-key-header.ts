import { ApiHeader } from '@nestjs/swagger';

const HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Repeating the key and body returns the first response for 24 hours, or 409 `answer_not_kept` if it was larger than 16 KB.',
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 130,
    pattern: '^"?[\\x21\\x23-\\x7E]{8,128}"?$',
  },
};

export const IdempotencyKeyHeader = ApiHeader(HEADER);

export const idempotencyKeyParameter = () => ({ in: 'header' as const, ...HEADER });

import { ApiHeader } from '@nestjs/swagger';

const HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'The same key and body give the first answer again for 24 hours; 409 `answer_not_kept` where it was larger than 16 KB.',
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 130,
    pattern: '^"?[\\x21\\x23-\\x7E]{8,128}"?$',
  },
};

/** Documents the header on a public route that heeds it; signed-in ones need no word of their own. */
export const IdempotencyKeyHeader = ApiHeader(HEADER);

/** The same as a parameter of an operation. */
export const idempotencyKeyParameter = () => ({ in: 'header' as const, ...HEADER });

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FieldErrorDto {
  /** The body or query field, as the caller wrote it. */
  @ApiProperty({ example: 'email' })
  field: string;

  @ApiProperty({ example: 'invalid_email' })
  code: string;

  @ApiProperty({ example: 'Please enter a valid email address' })
  message: string;
}

/** Every error answer: RFC 9457, plus a stable code for programs and a message for people. */
export class Problem {
  @ApiProperty({ example: 'https://fenwright.example/docs/errors/validation_failed' })
  type: string;

  @ApiProperty({ example: 'Unprocessable Entity' })
  title: string;

  @ApiProperty({ example: 422 })
  status: number;

  @ApiProperty({ example: 'Please check the marked fields.' })
  detail: string;

  /** The path that was called. */
  @ApiProperty({ example: '/api/register' })
  instance: string;

  @ApiProperty({ example: 'validation_failed' })
  code: string;

  /** The same sentence as `detail`; the screens read this one. */
  @ApiProperty({ example: 'Please check the marked fields.' })
  message: string;

  /** Quote it to support: the server's logs carry it. */
  @ApiProperty({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  traceId: string;

  /** Present with 422: one entry a field. */
  @ApiPropertyOptional({ type: [FieldErrorDto] })
  errors?: FieldErrorDto[];

  /** Present with a conflict: the object as it is now. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  current?: Record<string, unknown>;

  /** Present with 429: seconds until the next try is allowed. */
  @ApiPropertyOptional({ example: 30 })
  retryAfter?: number;
}

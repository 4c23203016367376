import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import brand from '../../brand.json';
import { ERROR_CODES, type ErrorCode } from './error-codes';

export class FieldErrorDto {
  /** The field of the body or query, as the caller wrote it. */
  @ApiProperty({ example: 'email' })
  field: string;

  @ApiProperty({ example: 'invalid_email' })
  code: string;

  @ApiProperty({ example: 'Please enter a valid email address' })
  message: string;
}

export class Problem {
  @ApiProperty({ example: `${brand.url}/docs/errors/validation_failed` })
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

  @ApiProperty({ enum: ERROR_CODES, enumName: 'ErrorCode', example: 'validation_failed' })
  code: ErrorCode;

  /** The same sentence as `detail`, for the portal's screens. */
  @ApiProperty({ example: 'Please check the marked fields.' })
  message: string;

  /** Quote it to support; our logs contain it. */
  @ApiProperty({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  traceId: string;

  /** On a 422: one entry per invalid field. */
  errors?: FieldErrorDto[];

  /** On a conflict: the current state of the object. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  current?: Record<string, unknown>;

  /** On a 429 or 503: seconds until the next attempt is allowed. */
  @ApiPropertyOptional({ example: 30 })
  retryAfter?: number;
}

/** The page that explains the code: frontend/content/api-errors.ts. */
export const problemType = (code: string): string => `${brand.url}/docs/errors/${code}`;

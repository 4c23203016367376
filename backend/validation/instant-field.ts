import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, Matches } from 'class-validator';
import { withCode } from './fields';

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const Instant = ({ label, example }: { label: string; example: string }) =>
  applyDecorators(
    ApiProperty({
      description: label,
      type: 'string',
      format: 'date-time',
      maxLength: 40,
      example,
    }),
    IsNotEmpty(withCode('required', `${label} is required`)),
    Matches(SHAPE, withCode('invalid_instant', `${label} must be a time such as ${example}`)),
    IsISO8601(
      { strict: true },
      withCode('invalid_instant', `${label} must be a time such as ${example}`),
    ),
  );

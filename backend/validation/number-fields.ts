import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { Whole, withCode } from './fields';
import { amountOf, CURRENCY, decimalsOf, minorOf } from './money';

const VERSION = { label: 'Version', example: '1', min: 1, max: 2_147_483_647 };

export const Version = () => Whole(VERSION);

export const OptionalVersion = () =>
  Whole({
    ...VERSION,
    optional: true,
    description: 'The version read; if outdated, the response is a 409.',
  });

const MAX_NUMBER = 100_000_000;

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && amountOf(minorOf(value)) === value;

export const Price = ({ label, description }: { label: string; description: string }) => {
  const decimals = decimalsOf();
  return applyDecorators(
    ApiProperty({
      description: `${description} In ${CURRENCY}, with at most ${decimals} decimals. Null takes it back; omitting it changes nothing.`,
      type: 'number',
      minimum: 0,
      maximum: MAX_NUMBER,
      multipleOf: 1 / 10 ** decimals,
      nullable: true,
      required: false,
      example: 12_000,
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,9}(\.\d{1,4})?$/.test(value) ? Number(value) : value,
    ),
    IsOptional(),
    ValidateBy(
      { name: 'isAmount', validator: { validate: isAmount } },
      withCode('not_an_amount', `${label} must be an amount of ${CURRENCY}`),
    ),
    Min(0, withCode('too_small', `${label} must be at least 0`)),
    Max(MAX_NUMBER, withCode('too_large', `${label} must be at most ${MAX_NUMBER}`)),
  );
};

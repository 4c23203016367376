import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { withCode } from './fields';

type LineOptions = {
  label: string;
  example: string[];
  max: number;
  length: number;
  pattern: RegExp;
  shape: string;
  optional?: boolean;
};

export const Lines = ({ label, example, max, length, pattern, shape, optional }: LineOptions) =>
  applyDecorators(
    ApiProperty({
      description: `${label}: ${shape}`,
      type: 'array',
      items: { type: 'string', maxLength: length, pattern: pattern.source },
      maxItems: max,
      example,
      required: !optional,
    } as ApiPropertyOptions),
    ...(optional ? [IsOptional()] : []),
    IsArray(withCode('not_a_list', `${label} must be a list`)),
    ArrayMaxSize(max, withCode('too_many', `${label} must be at most ${max}`)),
    IsString({ each: true, ...withCode('not_text', `${label} must be text`) }),
    MaxLength(length, {
      each: true,
      ...withCode('too_long', `${label} must be at most ${length} characters each`),
    }),
    Matches(pattern, {
      each: true,
      ...withCode('invalid_line', `${label} must each be ${shape}`),
    }),
  );

export const ANY_ID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

type AnyOfOptions = {
  label: string;
  example: string;
  parameter: string;
  description?: string;
  aliases?: Record<string, string>;
  names?: string[];
  most?: number;
};

/** "pending,assigned". Absent, empty and `all` mean no filter. */
export const AnyOf = (values: readonly string[], options: AnyOfOptions) => {
  const { label, example, parameter, aliases = {}, names = [], most = values.length } = options;
  const known = [...names, ...values].join('|');
  const accepted = [known, ...Object.keys(aliases), 'all'].join('|');
  const said = `one of: ${[...names, ...values.map((one) => (one === ANY_ID ? 'an id' : one))].join(', ')}`;
  const several = `${label}: ${said}; several are separated by commas.`;
  return applyDecorators(
    ApiProperty({
      description: options.description ?? several,
      type: 'string',
      required: false,
      nullable: true,
      maxLength: 800,
      pattern: `^((${accepted})(,(${accepted}))*)?$`,
      example,
      'x-parameter': parameter,
    } as ApiPropertyOptions),
    Transform(({ value }: { value: unknown }) => parseValues(value, aliases)),
    IsOptional(),
    IsArray(withCode('not_text', `${label} must be text`)),
    ArrayMaxSize(most, withCode('too_many', `${label} must be at most ${most} values`)),
    Matches(new RegExp(`^(${known})$`), {
      each: true,
      message: () => `${label} must be ${said}`,
      context: { code: 'unknown_value' },
    }),
  );
};

const MAX_CHARACTERS = 800;

function parseValues(value: unknown, aliases: Record<string, string>): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return value;
  // Own properties only: "constructor" and "__proto__" are not aliases.
  const aliasOf = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name]! : name);
  const named = value.split(',').flatMap((one) => aliasOf(one.trim()).split(','));
  return named.includes('all') ? undefined : [...new Set(named)];
}

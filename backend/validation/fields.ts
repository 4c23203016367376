import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import type { Day as CalendarDay } from '../time/days';
import {
  refusedCharacter,
  tidyCode,
  tidyLine,
  tidyPhone,
  tidyText,
  withoutInvisible,
  WITHOUT_REFUSED,
} from './characters';
import { canonicalEmail } from './email-address';
import { PHONE, phoneProblem, PUBLIC_PHONE } from './phone-number';

type FieldOptions = {
  label: string;
  example: string;
  optional?: boolean;
  /** For a decorator that several fields share. A single field is described by its comment. */
  description?: string;
  required?: string;
  parameter?: string;
};

type Unlabelled<Options> = Omit<Options, 'label'> & { label?: string };

/** The plugin of @nestjs/swagger keeps the comments on a class's properties in this method. */
type Commented = { _OPENAPI_METADATA_FACTORY?: () => Record<string, { description?: string }> };

const labelled =
  <Options extends FieldOptions>(
    options: Unlabelled<Options>,
    decorate: (options: Options) => PropertyDecorator,
  ): PropertyDecorator =>
  (target, name) => {
    const words = String(name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const label = words[0]!.toUpperCase() + words.slice(1);
    const comments = (target.constructor as Commented)._OPENAPI_METADATA_FACTORY?.();
    const description = comments?.[String(name)]?.description;
    decorate({ label, description, ...options } as Options)(target, name);
  };

const Tidied = (tidy: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidy(value) : value));

const NullWhenEmpty = () =>
  Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

const AbsentWhenEmpty = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '' || value === null ? undefined : value,
  );

const property = (options: FieldOptions, schema: ApiPropertyOptions) =>
  ApiProperty({
    description: options.description ?? options.label,
    example: options.example,
    required: !options.optional,
    ...(options.optional && { nullable: true }),
    ...(options.parameter && { 'x-parameter': options.parameter }),
    ...schema,
  } as ApiPropertyOptions);

export const withCode = (code: string, message: string) => ({ message, context: { code } });

const presence = ({ optional, label, required = `${label} is required` }: FieldOptions) =>
  optional ? [AbsentWhenEmpty(), IsOptional()] : [IsNotEmpty(withCode('required', required))];

const field = (
  options: FieldOptions,
  schema: ApiPropertyOptions,
  transforms: PropertyDecorator[],
  ...rules: PropertyDecorator[]
) => applyDecorators(property(options, schema), ...transforms, ...presence(options), ...rules);

const isText = ({ label }: FieldOptions) => IsString(withCode('not_text', `${label} must be text`));

const isList = ({ label }: FieldOptions) =>
  IsArray(withCode('not_a_list', `${label} must be a list`));

const atMost = (max: number, { label }: FieldOptions) =>
  MaxLength(max, withCode('too_long', `${label} must be at most ${max} characters`));

type TextOptions = FieldOptions & {
  max: number;
  min?: number;
  multiline?: boolean;
  tooShort?: string;
};

export const Text = (given: Unlabelled<TextOptions>) =>
  labelled<TextOptions>(given, (options) => {
    const { label, min = 0, max, multiline, optional } = options;
    const { tooShort = `${label} must be at least ${options.min} characters` } = options;
    return field(
      options,
      { type: 'string', minLength: options.min ?? (optional ? 0 : 1), maxLength: max },
      [Tidied(multiline ? tidyText : tidyLine)],
      isText(options),
      MinLength(min, withCode('too_short', tooShort)),
      atMost(max, options),
      Matches(WITHOUT_REFUSED, {
        message: ({ value }) =>
          `${label} must not contain the character ${refusedCharacter(String(value))}`,
        context: { code: 'control_characters' },
      }),
    );
  });

const ASCII = /^[\x21-\x7E]*$/;

const CanonicalEmail = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    // `IsEmail` throws at a lone surrogate.
    const typed = withoutInvisible(value.toWellFormed());
    return canonicalEmail(typed) ?? typed;
  });

export const Email = ({
  invalid = 'Please enter a valid email address',
  ...given
}: Partial<FieldOptions> & { invalid?: string } = {}) =>
  labelled<FieldOptions>(
    { label: 'Email', example: 'amira@northgate.example', ...given },
    (options) =>
      field(
        options,
        { type: 'string', format: 'email', maxLength: 254 },
        [CanonicalEmail()],
        // Some mail servers refuse quoted and non-ASCII local parts.
        IsEmail(
          { allow_utf8_local_part: false, blacklisted_chars: '"' },
          withCode('invalid_email', invalid),
        ),
        atMost(254, options),
        Matches(ASCII, withCode('invalid_email', invalid)),
      ),
  );

type PhoneOptions = Partial<FieldOptions> & { clearable?: boolean; publicForm?: boolean };

/** With `clearable`, an empty value or null clears the number; an absent one keeps it. */
export const Phone = (options: PhoneOptions = {}) => {
  const full = { label: 'Phone', example: '+44 1632 960456', optional: true, ...options };
  const form = options.publicForm ? PUBLIC_PHONE : PHONE;
  const message = ({ value }: { value: unknown }) => phoneProblem(String(value), form);
  return applyDecorators(
    property(full, {
      type: 'string',
      minLength: options.publicForm ? 4 : 5,
      maxLength: 32,
      pattern: form.pattern.source,
      ...(options.clearable && { nullable: true }),
    }),
    Tidied(tidyPhone),
    ...(options.clearable ? [NullWhenEmpty(), IsOptional()] : presence(full)),
    isText(full),
    MaxLength(32, { message, context: { code: 'too_long' } }),
    Matches(form.pattern, { message, context: { code: 'invalid_phone' } }),
  );
};

export const Password = (given: Partial<FieldOptions> = {}) =>
  labelled<FieldOptions>({ example: 'heron-lantern-quay-42', ...given }, (options) => {
    const schema = { type: 'string', format: 'password', maxLength: 128 } as const;
    return field(options, schema, [], isText(options), atMost(128, options));
  });

export const Token = (missing: string) =>
  applyDecorators(
    ApiProperty({
      description: 'The token from the link.',
      type: 'string',
      minLength: 1,
      maxLength: 512,
      example: 'q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG',
    }),
    Tidied(tidyCode),
    IsNotEmpty(withCode('token_required', missing)),
    IsString(withCode('not_text', missing)),
    MaxLength(512, withCode('too_long', 'This link is not valid.')),
  );

export const Choice = (
  values: readonly string[],
  enumName: string,
  given: Unlabelled<FieldOptions & { default?: string }>,
) =>
  labelled<FieldOptions & { default?: string }>(given, (options) =>
    field(
      options,
      {
        enum: values as string[],
        enumName,
        ...(options.default !== undefined && { default: options.default }),
      } as ApiPropertyOptions,
      [Tidied(tidyCode)],
      // The list itself, because modules loaded later may add to it.
      IsIn(values, {
        message: () => `${options.label} must be one of: ${values.join(', ')}`,
        context: { code: 'unknown_value' },
      }),
    ),
  );

/** For a field of a form, `@Day` and its type. */
export type Day = CalendarDay;
export const Day = (given: Unlabelled<FieldOptions>) =>
  labelled<FieldOptions>(given, (options) => {
    const invalid = withCode('invalid_day', `${options.label} must be a day`);
    return field(
      options,
      { type: 'string', format: 'date', minLength: 10, maxLength: 10 },
      [Tidied(tidyCode)],
      Matches(/^\d{4}-\d{2}-\d{2}$/, invalid),
      IsISO8601({ strict: true }, invalid),
    );
  });

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const Instant = (given: Unlabelled<FieldOptions>) =>
  labelled<FieldOptions>(given, (options) => {
    const { label, example } = options;
    const invalid = withCode('invalid_instant', `${label} must be a time such as ${example}`);
    return field(
      options,
      { type: 'string', format: 'date-time', maxLength: 40 },
      [],
      Matches(INSTANT, invalid),
      IsISO8601({ strict: true }, invalid),
    );
  });

export const Id = (given: Unlabelled<FieldOptions>) =>
  labelled<FieldOptions>(given, (options) => {
    const invalid = withCode('invalid_id', `${options.label} must be a UUID`);
    return field(options, { type: 'string', format: 'uuid' }, [], IsUUID(undefined, invalid));
  });

export const Ids = ({
  max,
  example = ['0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77'],
  ...given
}: Omit<Unlabelled<FieldOptions>, 'example'> & { max: number; example?: string[] }) =>
  labelled<FieldOptions>({ ...given, example: '' }, (options) =>
    field(
      options,
      { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: max, example },
      [],
      isList(options),
      ArrayMaxSize(max, withCode('too_many', `${options.label} must be at most ${max}`)),
      IsUUID(undefined, {
        each: true,
        ...withCode('invalid_id', `${options.label} must be UUIDs`),
      }),
    ),
  );

type WholeOptions = FieldOptions & {
  min: number;
  max: number;
  default?: number;
  clearable?: boolean;
};

export const Whole = (given: Unlabelled<WholeOptions>) =>
  labelled<WholeOptions>(given, (options) =>
    applyDecorators(
      property(options, {
        type: 'integer',
        minimum: options.min,
        maximum: options.max,
        example: Number(options.example),
        ...(options.default !== undefined && { default: options.default }),
        ...(options.clearable && { nullable: true }),
      }),
      Transform(({ value }: { value: unknown }) =>
        typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
      ),
      ...(options.clearable ? [IsOptional()] : presence(options)),
      IsInt(withCode('not_whole', `${options.label} must be a whole number`)),
      Min(options.min, withCode('too_small', `${options.label} must be at least ${options.min}`)),
      Max(options.max, withCode('too_large', `${options.label} must be at most ${options.max}`)),
    ),
  );

export const Flag = (given: Unlabelled<FieldOptions> & { mustBeTrue?: string }) =>
  labelled<FieldOptions>(given, (options) =>
    field(
      options,
      { type: 'boolean', example: options.example === 'true' },
      [
        Transform(({ value }: { value: unknown }) =>
          value === 'true' || value === 'false' ? value === 'true' : value,
        ),
      ],
      IsBoolean(withCode('not_boolean', `${options.label} must be true or false`)),
      ...(given.mustBeTrue ? [IsIn([true], withCode('required', given.mustBeTrue))] : []),
    ),
  );

export const Trap = () =>
  applyDecorators(
    ApiProperty({
      description: 'Leave it empty: people never see this field.',
      type: 'string',
      required: false,
      maxLength: 65_536,
      example: '',
    }),
    Transform(({ value }: { value: unknown }) =>
      value === undefined || value === null || value === '' ? undefined : 'filled',
    ),
    IsOptional(),
  );

export const Choices = (
  values: readonly string[],
  enumName: string,
  { tooFew, ...given }: Unlabelled<FieldOptions> & { tooFew?: string },
) =>
  labelled<FieldOptions>(given, (options) =>
    field(
      options,
      {
        enum: [...values],
        enumName,
        isArray: true,
        uniqueItems: true,
        ...(tooFew && { minItems: 1 }),
        maxItems: values.length,
        example: [options.example],
      } as ApiPropertyOptions,
      [],
      isList(options),
      ...(tooFew ? [ArrayMinSize(1, withCode('required', tooFew))] : []),
      ArrayUnique(withCode('repeated', `${options.label} must not repeat a value`)),
      IsIn([...values], {
        each: true,
        ...withCode('unknown_value', `${options.label} must be of: ${values.join(', ')}`),
      }),
    ),
  );

type ItemsOptions = { label: string; most: number; tooMany?: string; tooFew?: string };

export const Items = (
  of: () => new () => object,
  { label, most, tooMany = `${label} must be at most ${most}`, tooFew }: ItemsOptions,
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => [of()], ...(tooFew && { minItems: 1 }), maxItems: most }),
    IsArray(withCode('not_a_list', `${label} must be a list`)),
    ...(tooFew ? [ArrayMinSize(1, withCode('required', tooFew))] : []),
    ArrayMaxSize(most, withCode('too_many', tooMany)),
    IsObject({ each: true, ...withCode('not_an_object', `${label} must be objects`) }),
    ValidateNested({ each: true }),
    Type(of),
  );

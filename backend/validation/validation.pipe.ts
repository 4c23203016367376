import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { AppError, type FieldError } from '../errors/app-error';

/** The specified screens show a DTO's own summary. */
export type SummarisesErrors = { summary: (errors: FieldError[]) => string | undefined };

export class FieldValidationPipe extends ValidationPipe {
  constructor() {
    super({ whitelist: true, transform: true, stopAtFirstError: false });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (
      metadata.type === 'body' &&
      (value === null || typeof value !== 'object' || Array.isArray(value))
    ) {
      value = {};
    }
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (metadata.type === 'param') throw missing(metadata);
      const summary = (metadata.metatype as unknown as Partial<SummarisesErrors>)?.summary;
      const message = summary?.(error.extras.errors ?? []) ?? error.message;
      throw new AppError(error.kind, onlyCode(error), message, error.extras);
    }
  }

  override createExceptionFactory() {
    return (failures: ValidationError[] = []) => {
      const errors = failures.flatMap((failure) => fieldErrors(failure));
      const message = errors.length === 1 ? errors[0]!.message : 'Please check the marked fields.';
      return new AppError('invalid', 'validation_failed', message, { errors });
    };
  }
}

const missing = ({ metatype }: ArgumentMetadata): AppError =>
  (metatype as unknown as { missing?: () => AppError }).missing?.() ??
  new AppError('missing', 'not_found', 'There is nothing at this address.');

/** Specified for a missing link token. */
const onlyCode = ({ code, extras }: AppError) =>
  extras.errors?.length === 1 && extras.errors[0]!.code === 'token_required'
    ? 'token_required'
    : code;

const ORDER = [
  'isNotEmpty',
  'isString',
  'isIn',
  'isInt',
  'isUuid',
  'isEmail',
  'minLength',
  'maxLength',
];

function fieldErrors(failure: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${failure.property}` : failure.property;
  if (failure.children?.length && !failure.constraints)
    return failure.children.flatMap((child) => fieldErrors(child, field));
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const [rule, message] = Object.entries(failure.constraints ?? {}).sort(
    ([a], [b]) => rank(a) - rank(b),
  )[0] ?? ['invalid', `${field} is not valid`];
  const code = (failure.contexts?.[rule] as { code?: string } | undefined)?.code ?? 'invalid';
  return [{ field, code, message }];
}

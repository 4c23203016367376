import type { FieldConstraint } from '../../api/generated/constraints';
import { fieldProblem } from '../../lib/field-rules';

const PHONE_CHARACTERS = /^[0-9+ ().-]*$/;

/** A text or number. Lists and flags are not checked here, because their inputs hold other texts. */
export const isTyped = (constraint: FieldConstraint): boolean => {
  const { format, minLength, maxLength, enum: values, isNumber } = constraint;
  return [format, minLength, maxLength, values, isNumber].some((one) => one !== undefined);
};

/** The error of a value by the published constraints; null if valid. */
export function problemOf(
  constraint: FieldConstraint,
  label: string,
  entered: unknown,
  missing = `${label} is required`,
): string | null {
  if (typeof entered !== 'string' || !isTyped(constraint)) return null;
  const { required, format, minLength, maxLength, pattern } = constraint;
  const rule = {
    label,
    required: required ? missing : undefined,
    format,
    minLength,
    maxLength,
    pattern,
    // Phone numbers are the only pattern with a message about characters.
    characters: pattern !== undefined && /phone/i.test(label) ? PHONE_CHARACTERS : undefined,
  };
  return fieldProblem(rule, entered) ?? null;
}

export const rulesFor = (constraint: FieldConstraint, label: string, missing?: string) => ({
  validate: (value: unknown) => problemOf(constraint, label, value, missing) ?? true,
});

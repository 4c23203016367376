import type { FieldConstraint } from '../../api/generated/constraints';
import { fieldProblem } from '../../lib/field-rules';

const PHONE_CHARACTERS = /^[0-9+ ().-]*$/;

/** What is wrong with a value by the published constraints; null when nothing is. */
export function problemOf(
  constraint: FieldConstraint,
  label: string,
  entered: unknown,
): string | null {
  if (typeof entered !== 'string') return null;
  const { required, format, minLength, maxLength, pattern } = constraint;
  const rule = {
    label,
    required: required ? `${label} is required` : undefined,
    format,
    minLength,
    maxLength,
    pattern,
    // The published pattern of a phone number is the only one that people type against.
    characters: pattern !== undefined && /phone/i.test(label) ? PHONE_CHARACTERS : undefined,
  };
  return fieldProblem(rule, entered) ?? null;
}

/** The same as a rule of react-hook-form. */
export function rulesFor(constraint: FieldConstraint, label: string) {
  return { validate: (value: unknown) => problemOf(constraint, label, value) ?? true };
}

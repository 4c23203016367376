import type { FieldConstraint } from '../../api/generated/constraints';

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const emailMessage = 'Please enter a valid email address';
const phoneMessage =
  'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';

/** What is wrong with a value by the rules of the OpenAPI document, in the server's own words; null
 * when nothing is. Like the server, it trims first (but never a password). */
export function problemOf(
  constraint: FieldConstraint,
  label: string,
  entered: unknown,
): string | null {
  const { required, minLength = 0, maxLength = Infinity, pattern, format } = constraint;
  if (typeof entered !== 'string') return null;
  const value = format === 'password' ? entered : entered.trim();
  const { length } = value;
  if (length === 0) return required ? `${label} is required` : null;
  if (pattern !== undefined && !new RegExp(pattern).test(value)) {
    return /phone/i.test(label) ? phoneMessage : `${label} is not in the expected form`;
  }
  if (length < minLength) return `${label} must be at least ${minLength} characters`;
  if (length > maxLength) return `${label} must be at most ${maxLength} characters`;
  if (format === 'email') return emailPattern.test(value) ? null : emailMessage;
  return null;
}

/** The same as a rule of react-hook-form. */
export function rulesFor(constraint: FieldConstraint, label: string) {
  return { validate: (value: unknown) => problemOf(constraint, label, value) ?? true };
}

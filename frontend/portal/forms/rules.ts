import type { RegisterOptions } from 'react-hook-form';
import type { FieldConstraint } from '../../api/generated/constraints';

export type FieldRules = Pick<RegisterOptions, 'required' | 'minLength' | 'maxLength' | 'pattern'>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phoneMessage =
  'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';

/** The rules of the OpenAPI document in react-hook-form's terms, with sentences for people. */
export function rulesFor(constraint: FieldConstraint, label: string): FieldRules {
  const { required, minLength, maxLength, pattern, format } = constraint;
  return {
    ...(required ? { required: `${label} is required` } : {}),
    ...(minLength !== undefined && minLength > 1
      ? {
          minLength: {
            value: minLength,
            message: `${label} must be at least ${minLength} characters`,
          },
        }
      : {}),
    ...(maxLength !== undefined
      ? {
          maxLength: {
            value: maxLength,
            message: `${label} must be at most ${maxLength} characters`,
          },
        }
      : {}),
    ...(format === 'email'
      ? { pattern: { value: emailPattern, message: 'Please enter a valid email address' } }
      : {}),
    ...(pattern !== undefined && format !== 'email'
      ? { pattern: { value: new RegExp(pattern), message: patternMessage(label) } }
      : {}),
  };
}

function patternMessage(label: string): string {
  return /phone/i.test(label) ? phoneMessage : `${label} is not in the expected form`;
}

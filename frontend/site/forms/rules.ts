import { fieldProblem } from '../../lib/field-rules';

export { tidyText } from '../../lib/characters';
export { emailInvalid, phoneInvalid } from '../../lib/field-rules';

/** Rules of a field, with the server's messages (backend/validation/fields.ts). */
export interface FieldRule {
  label: string;
  required?: string;
  kind?: 'email' | 'phone' | 'check' | 'choice';
  invalid?: string;
  min?: number;
  tooShort?: string;
  max?: number;
}

export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;
export type FormValues<Name extends string = string> = Record<Name, string>;

/** Plus sign at the front only and no dots, as specified for the public forms. */
const PHONE = '^(?=.*[0-9])\\+?[0-9 ()\\-]{4,31}$';
const PHONE_CHARACTERS = /^\+?[0-9 ()-]*$/;

export function problemOf(rule: FieldRule, entered: string): string | undefined {
  const { label, required, kind, invalid, min, tooShort, max } = rule;
  const isPhone = kind === 'phone';
  return fieldProblem(
    {
      label,
      required,
      format: kind === 'email' ? 'email' : undefined,
      pattern: isPhone ? PHONE : undefined,
      characters: isPhone ? PHONE_CHARACTERS : undefined,
      invalid,
      minLength: min,
      tooShort,
      maxLength: max,
    },
    entered,
  );
}

export function problemsOf<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of namesOf(rules)) {
    const problem = problemOf(rules[name], values[name]);
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}

export function namesOf<Name extends string>(rules: FormRules<Name>): Name[] {
  return Object.keys(rules) as Name[];
}

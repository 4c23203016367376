import type { FieldConstraint } from '../../api/generated/constraints';
import { fieldProblem } from '../../lib/field-rules';

export { tidyText } from '../../lib/characters';
export { emailInvalid, phoneInvalid } from '../../lib/field-rules';

/** Rules of a field, with the server's messages (backend/validation/fields.ts). */
export interface FieldRule {
  label: string;
  required?: string | undefined;
  kind?: 'email' | 'phone' | undefined;
  invalid?: string;
  min?: number | undefined;
  tooShort?: string;
  max?: number | undefined;
}

export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;
/** A label alone, if its errors are the usual ones. */
type FieldWords = string | Pick<FieldRule, 'label' | 'required' | 'invalid' | 'tooShort'>;

/** Published limits of a form's fields, with a label for each, in page order. */
export function rulesOf<Name extends string>(
  fields: Readonly<Record<Name, FieldConstraint>>,
  words: NoInfer<Readonly<Record<Name, FieldWords>>>,
): FormRules<Name> {
  const rules = namesOf(words).map((name): [Name, FieldRule] => {
    const { required, format, pattern, minLength: min, maxLength: max } = fields[name];
    const said: FieldWords = words[name];
    const { label, ...own } = typeof said === 'string' ? { label: said } : said;
    // Phone numbers are the only texts with a pattern.
    const kind = format === 'email' ? format : pattern ? 'phone' : undefined;
    return [
      name,
      { label, kind, min, max, required: required ? `${label} is required` : undefined, ...own },
    ];
  });
  return Object.fromEntries(rules) as FormRules<Name>;
}

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

export function namesOf<Name extends string>(rules: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(rules) as Name[];
}

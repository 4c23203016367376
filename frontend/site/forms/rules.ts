/** What a field takes, in the server's own words (backend/validation/fields.ts). */
export interface FieldRule {
  label: string;
  /** The sentence for an empty field; absent on optional ones. */
  required?: string;
  kind?: 'email' | 'phone' | 'check' | 'choice';
  /** The sentence for what is no address; the usual one unless told. */
  invalid?: string;
  min?: number;
  tooShort?: string;
  max?: number;
}

export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;
export type FormValues<Name extends string = string> = Record<Name, string>;

const EMAIL = /^[^\s@"]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^(?=.*[0-9])\+?[0-9 ()-]{4,31}$/;
/** Something a reader sees. Text of invisible characters only counts as empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const emailInvalid = 'Please enter a valid email address';
export const phoneInvalid =
  'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';

/** As the server will read it. */
export function tidy(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}

/** What is wrong with a value; undefined when nothing is. */
export function problemOf(rule: FieldRule, entered: string): string | undefined {
  const value = tidy(entered);
  const { label, kind, min = 0, max = Infinity } = rule;
  if (value === '') return rule.required;
  if (kind === 'email' && !EMAIL.test(value)) return rule.invalid ?? emailInvalid;
  if (kind === 'phone' && !PHONE.test(value)) return phoneInvalid;
  // The server counts code points; `value.length` would count UTF-16 units.
  const { length } = [...value];
  if (length < min) return rule.tooShort ?? `${label} must be at least ${min} characters`;
  if (length > max) return `${label} must be at most ${max} characters`;
  return undefined;
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

/**
 * The checks of one text field, as the server makes them (backend/validation/fields.ts). The site's
 * rules and the portal's generated constraints both come down to this.
 */
export interface FieldRule {
  label: string;
  /** The sentence for an empty field; absent on optional ones. */
  required?: string | undefined;
  format?: string | undefined;
  /** Source of a regular expression that the whole value must match. */
  pattern?: string | undefined;
  /** The sentence for a value that does not match its format or pattern. */
  invalid?: string | undefined;
  minLength?: number | undefined;
  tooShort?: string | undefined;
  /** Of a phone number: its right characters, however many, so that the sentence says what is wrong. */
  characters?: RegExp | undefined;
  maxLength?: number | undefined;
}

export const emailInvalid = 'Please enter a valid email address';
export const phoneInvalid =
  'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';

export const phoneTooShort = 'This phone number is too short';
export const phoneTooLong = 'This phone number is too long';

/** Something a reader sees. Text of invisible characters only counts as empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text as the server stores it. */
export function tidy(text: string): string {
  return VISIBLE.test(text) ? text.trim().replaceAll('\r\n', '\n').normalize('NFC') : '';
}

/** Characters as class-validator counts them: an emoji is one, with or without a variation selector. */
export function lengthOf(text: string): number {
  const selectors = text.match(/[^\uFE0F\uFE0E][\uFE0F\uFE0E]/g)?.length ?? 0;
  const pairs = text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0;
  return text.length - selectors - pairs;
}

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = /^[a-z\d!#$%&'*+\-/=?^_`{|}~.]+$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn[a-z\d-]{2,})$/;

/** As the server checks it: the local part is ASCII, the domain may be international. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = asciiDomain(text.slice(at + 1).normalize('NFC'));
  if (at < 1 || domain === null || text.length > LONGEST_EMAIL) return false;
  if (local.length > LONGEST_LOCAL_PART || local.length + 1 + domain.length > LONGEST_EMAIL)
    return false;
  if (!LOCAL_PART.test(local) || local.split('.').includes('')) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    TOP_LEVEL.test(labels.at(-1) ?? '') &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}

/** In punycode; null for what is no domain name. */
function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** What is wrong with the value, in the server's words; undefined when nothing is. */
export function fieldProblem(rule: FieldRule, entered: string): string | undefined {
  const { label, format, pattern, minLength = 0, maxLength = Infinity } = rule;
  // A password is never trimmed.
  const value = format === 'password' ? entered : tidy(entered);
  if (value === '') return rule.required;
  if (format === 'email' && !isEmail(value)) return rule.invalid ?? emailInvalid;
  const length = lengthOf(value);
  if (rule.characters) {
    const isRight = length <= maxLength && new RegExp(pattern ?? '', 'u').test(value);
    return isRight ? undefined : phoneProblem(value, rule.characters);
  }
  if (length > maxLength) return `${label} must be at most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return rule.invalid ?? `${label} is not in the expected form`;
  }
  if (length < minLength)
    return rule.tooShort ?? `${label} must be at least ${minLength} characters`;
  return undefined;
}

function phoneProblem(number: string, characters: RegExp): string {
  if (!characters.test(number)) return phoneInvalid;
  return number.length > 30 && /\d/.test(number) ? phoneTooLong : phoneTooShort;
}

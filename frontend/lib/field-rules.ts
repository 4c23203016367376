import { tidyPhone, tidyText, withoutInvisible } from './characters';

/**
 * Rules for one text field, as the server checks it (backend/validation/fields.ts). The site's
 * rules and the portal's generated constraints both map to this.
 */
export interface FieldRule {
  label: string;
  required?: string | undefined;
  format?: string | undefined;
  /** A regular expression source that must match the whole value. */
  pattern?: string | undefined;
  invalid?: string | undefined;
  minLength?: number | undefined;
  tooShort?: string | undefined;
  /** Allowed characters of a phone number, checked separately for a more specific message. */
  characters?: RegExp | undefined;
  maxLength?: number | undefined;
}

export const emailInvalid = 'Please enter a valid email address';
export const phoneInvalid =
  'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';

export const phoneTooShort = 'This phone number is too short';
export const phoneTooLong = 'This phone number is too long';

/** Counts like class-validator: an emoji is one character, with or without a variation selector. */
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

/** Like the server: ASCII local part, possibly international domain. */
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

/** The domain in punycode; null if invalid. */
function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

export function fieldProblem(rule: FieldRule, entered: string): string | undefined {
  const { label, format, pattern, minLength = 0, maxLength = Infinity } = rule;
  // Passwords are not trimmed.
  const value = format === 'password' ? entered : tidied(rule, entered);
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

function tidied({ format, characters }: FieldRule, entered: string): string {
  if (format === 'email') return withoutInvisible(entered);
  return characters ? tidyPhone(entered) : tidyText(entered);
}

function phoneProblem(number: string, characters: RegExp): string {
  if (!characters.test(number)) return phoneInvalid;
  return number.length > 30 && /\d/.test(number) ? phoneTooLong : phoneTooShort;
}

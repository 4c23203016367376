import { domainToASCII } from 'node:url';

const LONGEST = 254;

/**
 * An address in the one form in which it is stored and compared: NFC, the domain in punycode, all in
 * lower case. It is ASCII then, so no two that look or fold alike can be told apart by one comparison
 * and not by another. Null for what has no such form: a local part outside ASCII, or no domain.
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > LONGEST) return null;
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const written = address.slice(at + 1).normalize('NFC');
  if (at < 1 || !PRINTABLE.test(local) || !NAME.test(written)) return null;
  const domain = domainToASCII(written);
  if (!domain) return null;
  const canonical = `${local}@${domain}`.toLowerCase();
  return canonical.length <= LONGEST ? canonical : null;
}

const PRINTABLE = /^[\x21-\x7E]+$/;
/** `domainToASCII` reads like a URL's host: it would cut at a slash and decode what has a percent. */
const NAME = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A text without the addresses in it: what servers answer often quotes whom a mail was for. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"']+/g, (word) => (word.includes('@') ? '[address]' : word));

import { domainToASCII } from 'node:url';

const LONGEST = 254;

/**
 * NFC, punycode domain, lower case. The result is ASCII, so addresses that look or fold alike are
 * equal. Null for a non-ASCII local part or no domain.
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
/** `domainToASCII` parses like a URL host: it would cut at a slash and decode percent signs. */
const NAME = /^[\p{L}\p{M}\p{N}.-]+$/u;

export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"']+/g, (word) => (word.includes('@') ? '[address]' : word));

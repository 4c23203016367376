/** Anywhere in a parameter's name: `access_token`, `resetToken`, `tokens[]`. */
const TELLING = /token|secret|passw|signature|session/;
/** `code`, `oauth_code`, but not `postcode`. */
const SECRET_WORDS = new Set([
  'auth',
  'cancel',
  'code',
  'jwt',
  'key',
  'otp',
  'sig',
  'state',
  'ticket',
]);

/** Ours are far shorter; longer addresses are treated as secret. */
const LONGEST = 2_048;

/** Secrets must not leak in a Referer. Mail programs may encode the question mark. */
export function holdsSecret(url: string): boolean {
  const start = url.search(/\?|%3f/i);
  if (start === -1) return false;
  if (url.length > LONGEST) return true;
  let query = url.slice(start);
  // Some intermediaries decode double encoding.
  for (let round = 0; round < 3; round += 1) {
    if (query.split(/[?&;#]/).some((pair) => isSecretName(pair.split('=', 1)[0]!))) return true;
    query = decodeAscii(query);
  }
  return false;
}

function isSecretName(name: string): boolean {
  const lower = name.toLowerCase();
  return TELLING.test(lower) || lower.split(/[^a-z0-9]/).some((word) => SECRET_WORDS.has(word));
}

/** Unlike `decodeURIComponent`, never throws, so the rest of a damaged address is still read. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Anywhere in the name of a parameter: `access_token`, `resetToken`, `tokens[]`. */
const TELLING = /token|secret|passw|signature|session/;
/** Alone, or as one word of a name: `code`, `oauth_code`, but no `postcode`. */
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

/** Our own are far shorter; a longer one is not looked into. */
const LONGEST = 2_048;

/**
 * Whether this address holds something that must not travel on in a Referer: a parameter that carries a
 * secret, however its name is written, also where a mail program has encoded the question mark.
 */
export function holdsSecret(url: string): boolean {
  const start = url.search(/\?|%3f/i);
  if (start === -1) return false;
  if (url.length > LONGEST) return true;
  let query = url.slice(start);
  // What is encoded twice is decoded twice by some of those who pass it on.
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

/** Unlike `decodeURIComponent`, never refuses: the rest of a damaged address is read all the same. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

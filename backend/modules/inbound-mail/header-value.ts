const TOKEN = /^[\w.+-]+$/;

/**
 * A structured header value (RFC 5322, 3.2) without comments. A quoted string is kept only if it is
 * a plain token and otherwise becomes one `"`, so that quoted separators cannot be mistaken for
 * syntax. Null if a comment or quoted string never ends.
 */
export function syntaxOf(value: string): string | null {
  let text = '';
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at]!;
    if (depth > 0) {
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    } else if (character === '(') {
      depth = 1;
      text += ' ';
    } else if (character === '"') {
      const end = endOfQuote(value, at + 1);
      if (end < 0) return null;
      const quoted = value.slice(at + 1, end);
      text += TOKEN.test(quoted) ? quoted : '"';
      at = end;
    } else text += character;
  }
  return depth > 0 ? null : text.replace(/\s+/g, ' ').trim();
}

function endOfQuote(value: string, start: number): number {
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (value[at] === '"') return at;
  }
  return -1;
}

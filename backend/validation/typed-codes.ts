/**
 * A code as somebody typed it: digits of any script as those of ASCII, full-width letters as usual
 * ones, without spaces, dashes and invisible marks.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** Each script has its ten digits in a row, from zero. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}

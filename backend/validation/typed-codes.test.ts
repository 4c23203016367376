import { plainCode } from './typed-codes';

describe('A code that somebody typed', () => {
  it.each([
    ['with a space', '123 456'],
    ['with a narrow space', '123\u202F456'],
    ['with dashes', '12-34–56'],
    ['full-width', '１２３４５６'],
    ['Arabic-Indic', '١٢٣٤٥٦'],
    ['Persian', '۱۲۳۴۵۶'],
    ['Devanagari', '१२३ ४५६'],
    ['mathematical', '𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['between direction marks', '\u200F123456\u200E'],
  ])('is 123456: %s', (_name, typed) => {
    expect(plainCode(typed)).toBe('123456');
  });

  it('keeps what is no digit', () => {
    expect(plainCode('Ａb-９½')).toBe('Ab91⁄2');
  });

  it('knows all digits of Unicode', () => {
    const digits = Array.from({ length: 0x1f000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((sign) => /\p{Nd}/u.test(sign));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(plainCode).join('')).toBe('0123456789'.repeat(digits.length / 10));
  });
});

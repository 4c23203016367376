import { describe, expect, it } from '@jest/globals';
import { isTokenText, newTokenText, PREFIX } from './token-text';

describe('The text of an API token', () => {
  it('has a prefix by which programs find leaked ones, and is never the same', () => {
    const texts = Array.from({ length: 200 }, newTokenText);
    for (const text of texts) expect(text).toMatch(/^fenw_[0-9A-Za-z]{48}$/);
    expect(new Set(texts).size).toBe(200);
    expect(texts.every(isTokenText)).toBe(true);
  });

  it('has a checksum that detects typos without a lookup', () => {
    const text = newTokenText();
    const other = text.at(10) === 'x' ? 'y' : 'x';
    expect(isTokenText(text.slice(0, 10) + other + text.slice(11))).toBe(false);
    for (const wrong of ['', PREFIX, text.slice(0, -1), `${text}0`, ` ${text}`, text.slice(5)]) {
      expect(isTokenText(wrong)).toBe(false);
    }
  });
});

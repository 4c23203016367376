import { describe, expect, it } from '@jest/globals';
import { newRecoveryText, plainRecoveryText } from './recovery-codes';

describe('A recovery code', () => {
  it('is three groups of signs that look like no others, and never the same', () => {
    const codes = Array.from({ length: 200 }, newRecoveryText);
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('is understood as it was written down', () => {
    const typed = [
      '4F7K-Q2ZB-X901',
      '4f7kq2zbx901',
      ' 4f7k q2zb x9o1 ',
      '4F7K–Q2ZB–X9Ol',
      '4f7k-q2zb-x90i',
      '４Ｆ７Ｋ－Ｑ２ＺＢ－Ｘ９０１',
      '٤F٧K-Q٢ZB-X٩٠١',
    ];
    expect(new Set(typed.map(plainRecoveryText))).toEqual(new Set(['4F7KQ2ZBX901']));
  });

  it.each(['', '4F7K-Q2ZB-X90', '4F7K-Q2ZB-X9011', '4F7K-Q2ZB-X90U', '4F7K-Q2ZB-X9😀1'])(
    'is not %j',
    (typed) => expect(plainRecoveryText(typed)).toBeNull(),
  );
});

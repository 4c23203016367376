import { redactionOf } from './redaction';

describe('What names somebody', () => {
  it('is the whole name, the addresses, the numbers, and each name by itself', () => {
    const { anyCase, exact } = redactionOf({
      firstName: 'Mary Ann',
      lastName: "O'Neil",
      emails: ['m.o@x.example', null, 'm.o@x.example'],
      phones: ['+44 20 79'],
    });
    expect(anyCase).toBe(
      "\\mMary\\s+Ann\\s+O\\'Neil\\M|m\\.o\\@x\\.example|\\+?4[\\s().\\-]*4[\\s().\\-]*2[\\s().\\-]*0[\\s().\\-]*7[\\s().\\-]*9",
    );
    expect(exact).toBe("\\mMary\\s+Ann\\M|\\mO\\'Neil\\M");
  });

  it('has a telephone number with the code of its country or without', () => {
    const { anyCase } = redactionOf({ emails: [], phones: ['+44 (1632) 960-123'] });
    const pattern = new RegExp(`^(?:${anyCase})$`);
    for (const written of ['+44 1632 960123', '01632 960 123', '1632-960-123', '00441632960123']) {
      expect([written, pattern.test(written)]).toEqual([written, true]);
    }
    expect(pattern.test('01632 960 124')).toBe(false);
  });

  it('matches nothing where nothing is known, and no single letter or short number', () => {
    expect(redactionOf({ firstName: 'J', lastName: ' ', emails: [], phones: ['12'] })).toEqual({
      anyCase: '(?!)',
      exact: '(?!)',
    });
  });
});

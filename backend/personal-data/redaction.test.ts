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

  it('matches nothing where nothing is known, and no single letter or short number', () => {
    expect(redactionOf({ firstName: 'J', lastName: ' ', emails: [], phones: ['12'] })).toEqual({
      anyCase: '(?!)',
      exact: '(?!)',
    });
  });
});

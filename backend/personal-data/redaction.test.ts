import { isEndOf, redactionElsewhere, redactionOf } from './redaction';

describe('What names somebody', () => {
  it('is the whole name, the addresses, the numbers, and each name by itself', () => {
    const { anyCase, exact } = redactionOf({
      firstName: 'Mary Ann',
      lastName: "O'Neil",
      emails: ['m.o@x.example', null, 'm.o@x.example'],
      phones: ['+44 20 79'],
    });
    expect(anyCase).toBe(
      "(?<!\\w)Mary\\s+Ann\\s+O\\'Neil(?!\\w)|(?<![[:alnum:]][\\w.+\\-]*)m\\.o\\@x\\.example(?![[:alnum:]\\-]|\\.[[:alnum:]])|(?<!\\d)\\+?4[\\s().\\-]*4[\\s().\\-]*2[\\s().\\-]*0[\\s().\\-]*7[\\s().\\-]*9(?!\\d)",
    );
    expect(exact).toBe("(?<!\\w)Mary\\s+Ann(?!\\w)|(?<!\\w)O\\'Neil(?!\\w)");
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

  it('is elsewhere the whole name with a capital, and a number that is nothing else', () => {
    const named = (firstName: string, lastName: string) => {
      const { exact } = redactionElsewhere({ firstName, lastName, emails: [] });
      return (text: string) => new RegExp(exact).test(text);
    };
    const jane = named('Jane', 'van der Berg');
    for (const text of ['Jane van der Berg', 'JANE VAN DER BERG', 'jane  Van Der BERG']) {
      expect([text, jane(text)]).toEqual([text, true]);
    }
    const within = named('E.', "d'Arc");
    for (const text of ["E. d'Arc", "e. D'ARC", "E. D'arc"]) {
      expect([text, within(text)]).toEqual([text, true]);
    }
    expect(within("e. d'arc")).toBe(false);
    const verbs = named('we', 'WILL');
    for (const text of ['we will', 'We will', 'We Willow']) {
      expect([text, verbs(text)]).toEqual([text, false]);
    }
    expect(named('J', 'Berg')('J Berg')).toBe(false);
    const phones = ['2026 11', '+44 7700 900123'];
    const { anyCase } = redactionElsewhere({ emails: [], phones });
    const pattern = new RegExp(anyCase);
    expect(pattern.test('on 2026-11-27')).toBe(false);
    expect(pattern.test('ring 07700 900 123.')).toBe(true);
    expect(pattern.test('order 7700900123456')).toBe(false);
  });

  it('elsewhere is like a part of it, unless it has a number', () => {
    const person = { firstName: 'Jo', lastName: 'van 100%', emails: ['j_o@x.example'] };
    expect(redactionElsewhere(person).likes).toEqual(['%j\\_o@x.example%', '%100\\%%']);
    expect(redactionElsewhere({ ...person, phones: ['07700 900 123'] }).likes).toBeUndefined();
  });

  it('may begin or end with a sign', () => {
    const { exact } = redactionOf({ firstName: 'E.', lastName: "'t Hooft Jr.", emails: [] });
    const pattern = new RegExp(`(?:${exact})`);
    expect(pattern.test("Ask 't Hooft Jr., please.")).toBe(true);
    expect(pattern.test('Phase E. is next.')).toBe(false);
  });

  it('knows a number that is another’s, written in another way or in part', () => {
    expect(isEndOf('01632-960 123', '+44 1632 960123')).toBe(true);
    expect(isEndOf('960123', '+44 1632 960123')).toBe(true);
    expect(isEndOf('01632 960124', '+44 1632 960123')).toBe(false);
  });
});

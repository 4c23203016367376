import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  plainText,
  refusedCharacter,
  tidyCode,
  tidyLine,
  tidyPhone,
  tidyText,
} from '../../backend/validation/characters';

describe('A text', () => {
  it.each([
    ['from a slide', 'Goals:\u000Bless stock\u000Cfewer', 'Goals:\nless stock\nfewer'],
    ['from a chat', 'one\u2028two\u2029three', 'one\ntwo\nthree'],
    ['from Windows or an old Mac', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['with tabs', 'a\tb', 'a\tb'],
    ['with what a page hides', 'a\u00ADb\u200Bc\uFEFFd\u0007', 'abcd'],
    ['with marks that carry nothing', '\u200Eplain\u200F \u2066text\u2069', 'plain text'],
    ['with an override', 'invoice\u202Egpj.exe\u202C', 'invoicegpj.exe'],
    ['in two normal forms', 'Ange\u0301la', 'Angéla'],
    ['of invisible characters only', '\u200B\u00A0\u2066', ''],
  ])('%s', (_, text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  it.each([
    ['Hebrew keeps its marks', 'שלום\u200F, 12\u200E-14'],
    ['Hebrew keeps isolates in pairs', 'שלום \u2066REQ-1\u2069!'],
    ['Persian keeps its joiners', 'می\u200Cخواهم'],
    ['emoji keep theirs', 'ok 👩\u200D💻'],
    ['Thai keeps its breaks', 'กรุงเทพ\u200Bมหานคร'],
    ['French keeps its spaces', 'Prix\u00A0: 12'],
  ])('%s', (_, text) => {
    expect(tidyText(text)).toBe(text);
  });

  it('loses isolates that are not closed in their line, and overrides, in Hebrew too', () => {
    expect(tidyText('שלום \u2066REQ-1\n\u2069עולם \u202Eabc')).toBe('שלום REQ-1\nעולם abc');
  });

  it('is the same when it is read again', () => {
    for (const text of ['a\r\r\nb', 'a\u2028\nb', '\u2067שלום\u2069 \u2069']) {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }
  });
});

describe('A line', () => {
  it('has spaces for line breaks, tabs and no-break spaces', () => {
    expect(tidyLine(' Ada\r\n Lovelace\tand\u00A0Co\u2028')).toBe('Ada Lovelace and Co');
  });
});

describe('A number', () => {
  it.each([
    ['\u202A+44 1632 960456\u202C', '+44 1632 960456'],
    ['\u200E01632\u00A0960\u2011456', '01632 960-456'],
    ['（０１６３２）９６０－４５６', '(01632)960-456'],
    ['٠١٦٣٢ ९६०४५६', '01632 960456'],
    ['𝟘𝟙𝟞𝟛𝟚−960', '01632-960'],
  ])('%j is %j', (text, number) => {
    expect(tidyPhone(text)).toBe(number);
  });

  it('is read without marks, in Hebrew too', () => {
    expect(tidyCode('\u200F2026-12-01\u200F')).toBe('2026-12-01');
  });
});

describe('A character that is refused', () => {
  it.each([
    ['ab\u0000c', 'U+0000 (at position 3)'],
    ['👩\uD800', 'U+D800 (at position 2)'],
    ['a\uFFFE', 'U+FFFE (at position 2)'],
  ])('names itself in %j', (text, name) => {
    expect(refusedCharacter(tidyText(text))).toBe(name);
  });

  it('is none in what a keyboard writes', () => {
    expect(refusedCharacter('שלום\u200F 👩\u200D💻 \n')).toBeNull();
  });
});

it('The two halves have the same policy', () => {
  const read = (path: string) =>
    readFileSync(join(__dirname, '../..', path), 'utf8').replace(/^\/\*\*[^]*?\*\//, '');
  expect(read('frontend/lib/characters.ts')).toBe(read('backend/validation/characters.ts'));
});

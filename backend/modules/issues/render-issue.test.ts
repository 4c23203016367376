import { htmlOf, isTooIntricate, mailOf } from './render-issue';

const SITE = 'https://fenwright.example';
const textOf = (body: string): string =>
  mailOf({ subject: 'News', preheader: '', body }, 'Newsletter', {
    publicUrl: SITE,
    archive: null,
    leave: SITE,
    choose: SITE,
  }).text;

describe('The text of an issue', () => {
  it.each([
    ['quotes', '>'.repeat(59_000)],
    ['lists', '- '.repeat(29_000)],
    ['numbered lists', '1. '.repeat(19_000)],
    ['both', '> - '.repeat(14_000)],
    ['emphasis', '_a'.repeat(29_000)],
    ['mixed emphasis', '*a_'.repeat(19_000)],
    ['underlined headings', 'a\n-\n'.repeat(14_000)],
    ['cells', `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'|\n'.repeat(2_000)}`],
    [
      'cells of a pasted sheet',
      `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|1\n'.repeat(300)}`,
    ],
    ['cells in a quote', `> ${'|a'.repeat(500)}\n> ${'|-'.repeat(500)}\n${'> |\n'.repeat(500)}`],
    ['cells in a list', `- ${'|a'.repeat(500)}\n  ${'|:-:'.repeat(500)}\n${'  |\n'.repeat(500)}`],
    [
      'cells after what looks like a smaller table',
      `1|2\n${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n${'|\n'.repeat(900)}`,
    ],
    ['tables', `|a|b|c|\n|-|-|-|\n|\n|\n|\n\n`.repeat(200)],
  ])('is refused with too many %s, before they are read', (_what, body) =>
    expect(isTooIntricate(`Hello.\n\n${body}`)).toBe(true),
  );

  it.each([
    ['a rule', '-'.repeat(200)],
    ['quotes and lists', '> - > - one\n'.repeat(50)],
    ['a price list', `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(300)}`],
    ['much emphasis', '**one** _two_ ~~three~~\n\n'.repeat(1_000)],
  ])('may have %s', (_what, body) => expect(isTooIntricate(body)).toBe(false));

  it('knows links in other alphabets, and their words without marks', () => {
    const { links } = htmlOf('[an *old* `city` & more](https://münchen.example/)', SITE);
    expect(links).toEqual([
      { text: 'an old city & more', url: 'https://münchen.example/', isUsable: true },
    ]);
  });

  it('does not repeat a long address for each of its references', () =>
    expect(() =>
      htmlOf(
        `[a]: https://fenwright.example/${'x'.repeat(29_000)}\n\n${'[a] '.repeat(7_000)}`,
        SITE,
      ),
    ).toThrow('too long'));

  it('keeps the cells of a table apart', () =>
    expect(textOf('| Part | Price |\n|-|-|\n| Nut | 3 |')).toMatch(/Part +Price\nNut +3/));
});

import { encode } from 'iconv-lite';
import { seeded } from '../../../../test/support/chance';
import { guessMapping } from './guess-mapping';
import type { CsvMapping } from './read-csv';
import { readStatement, type Statement } from './read-statement';

const MAPPING: CsvMapping = {
  hasHeader: true,
  day: { column: 'Date', order: 'dmy' },
  amount: { column: 'Amount' },
  text: ['Text'],
  currency: { fixed: 'GBP' },
  decimal: '.',
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, mapping: CsvMapping | null = MAPPING) =>
  readStatement(typeof text === 'string' ? utf8(text) : text, mapping);
const linesOf = (text: string | Uint8Array, mapping?: CsvMapping) =>
  read(text, mapping) as Statement;

const FILE = 'Date,Amount,Text\n27/11/2026,12.30,Café Zürich £\n';

describe('The encoding of a statement', () => {
  it.each([
    ['UTF-8', utf8(FILE)],
    ['UTF-8 with a mark', utf8(`\uFEFF${FILE}`)],
    ['UTF-16 little-endian with a mark', encode(FILE, 'utf-16le', { addBOM: true })],
    ['UTF-16 big-endian with a mark', encode(FILE, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', encode(`${'Date,Amount,Text'.padEnd(64)}\n${FILE}`, 'utf-16le')],
    ['Windows-1252', encode(FILE, 'windows-1252')],
  ])('%s is read', (_, bytes) => {
    expect(linesOf(bytes).lines.map(({ text }) => text)).toEqual(['Café Zürich £']);
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['half of a UTF-16 letter', Uint8Array.of(0xff, 0xfe, 0x41)],
    ['bytes that no encoding of banks has', Uint8Array.of(0x41, 0x81, 0x8d)],
    ['a declared encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-none"?><a/>')],
  ])('%s is refused', (_, bytes) => expect(read(bytes)).toEqual({ refused: 'unknown-encoding' }));
});

describe('A CSV file', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('with %s and cells that hold the others is read', (_, separator) => {
    const others = [',', ';', '\t'].filter((one) => one !== separator);
    const rows = [
      ['Date', 'Amount', 'Text'],
      ['27/11/2026', '12.30', `"a${separator}b"`],
      ['28/11/2026', '1.00', `c ${others[0]} d`],
      ['29/11/2026', '1.00', `c ${others[1]} d`],
    ];
    const file = rows.map((row) => row.join(separator)).join('\r\n');
    expect(linesOf(file).unread).toEqual([]);
    expect(linesOf(file).lines).toHaveLength(3);
  });

  it('has quotes, line breaks in cells and a preamble, and counts lines of the file', () => {
    const file = [
      'Account: Fenwright Ltd',
      'Statement of 29/11/2026,,',
      '',
      'Date,Amount,Text',
      '27/11/2026,12.30,"first ""quoted""',
      'second"',
      '',
      '31/11/2026,5.00,no such day',
      '28/11/2026,oops,no amount',
      '28/11/2026,7.00,last',
      'Total,19.30,',
    ].join('\n');
    const { lines, unread } = linesOf(file);
    expect(lines.map(({ text, minor }) => [text, minor])).toEqual([
      ['first "quoted" second', 1_230],
      ['last', 700],
    ]);
    expect(unread).toEqual([
      { line: 8, why: '“31/11/2026” is not a date' },
      { line: 9, why: '“oops” is not an amount in GBP' },
      { line: 11, why: '“Total” is not a date' },
    ]);
  });

  it('names lines with too few or too many cells', () => {
    const { lines, unread } = linesOf(
      'Date,Amount,Text\n27/11/2026,1.00\n27/11/2026,1.00,a,b\n27/11/2026,1.00,a,\n',
    );
    expect(lines).toHaveLength(1);
    expect(unread).toEqual([
      { line: 2, why: 'It has 2 cells instead of 3' },
      { line: 3, why: 'It has 4 cells instead of 3' },
    ]);
  });

  it('names every line if the first ones cannot be read', () => {
    const { lines, unread } = linesOf('Date,Amount,Text\nsoon,1.00,a\n27/11/2026,1.00,b\n');
    expect(lines.map(({ text }) => text)).toEqual(['b']);
    expect(unread).toEqual([{ line: 2, why: '“soon” is not a date' }]);
  });

  it('names all lines of a file without a header that are no bookings', () => {
    const mapping: CsvMapping = {
      ...MAPPING,
      hasHeader: false,
      day: { column: 'Column 1', order: 'dmy' },
      amount: { column: 'Column 2' },
      text: ['Column 3'],
    };
    const { lines, unread } = linesOf('Statement\n27/11/2026,1.00,a\n', mapping);
    expect(lines).toHaveLength(1);
    expect(unread).toEqual([{ line: 1, why: 'It has 1 cells instead of 3' }]);
  });

  it('tells equal lines apart by their place', () => {
    const { lines } = linesOf(
      `Date,Amount,Text\n${'27/11/2026,1.00,a\n'.repeat(3)}27/11/2026,1.00,b\n28/11/2026,1.00,a\n`,
    );
    expect(lines.map(({ place }) => place)).toEqual([0, 1, 2, 0, 0]);
  });

  it.each([
    ['both amounts', '1.00,2.00', 'It has an amount in and an amount out'],
    ['none', ',', 'The amount is zero'],
    ['an amount in below zero', '-1.00,', 'The amount in is below zero'],
  ])('with columns in and out refuses %s', (_, cells, why) => {
    const mapping: CsvMapping = { ...MAPPING, amount: { in: 'In', out: 'Out' } };
    const { lines, unread } = linesOf(
      `Date,In,Out,Text\n27/11/2026,${cells},a\n27/11/2026,,-2.00,b\n`,
      mapping,
    );
    expect(unread).toEqual([{ line: 2, why }]);
    expect(lines.map(({ minor }) => minor)).toEqual([-200]);
  });

  it('takes account and currency of a column, and refuses an unknown currency', () => {
    const mapping: CsvMapping = {
      ...MAPPING,
      account: { column: 'Account' },
      currency: { column: 'Ccy' },
    };
    const { lines, unread } = linesOf(
      "Date,Amount,Ccy,Account,Text\n27/11/2026,100,jpy,'12-34-56,a\n27/11/2026,1,QQQ,1,b\n",
      mapping,
    );
    expect(lines[0]).toMatchObject({ account: '12-34-56', currency: 'JPY', minor: 100 });
    expect(unread).toEqual([{ line: 3, why: '“QQQ” is not a currency' }]);
  });

  it('cleans texts by the one policy for characters', () => {
    const { lines } = linesOf('Date,Amount,Text\n27/11/2026,1.00,"a\u200B\u00A0 \u202Eb\tc"\n');
    expect(lines[0]!.text).toBe('a b c');
  });

  it.each([
    ['nothing', '', { refused: 'empty' }],
    ['spaces', ' \n \n', { refused: 'empty' }],
    ['prose', 'Dear Sir,\nplease find attached.\n', { refused: 'not-a-statement' }],
    [
      'another header',
      'Day,Sum,Note\n27/11/2026,1.00,a\n',
      {
        refused: 'other-columns',
        detail: 'Date, Amount, Text',
      },
    ],
    [
      'an open quote',
      'Date,Amount,Text\n27/11/2026,1.00,"a\n',
      {
        refused: 'open-quote',
        detail: expect.any(String),
      },
    ],
  ])('of %s is refused', (_, file, refusal) => expect(read(file)).toEqual(refusal));

  it('of a header alone has no lines', () => {
    expect(read('Date,Amount,Text\n')).toMatchObject({ lines: [], unread: [] });
  });

  it('has limits', () => {
    const rows = '27/11/2026,1.00,a\n'.repeat(5_001);
    expect(read(`Date,Amount,Text\n${rows}`)).toEqual({ refused: 'too-many-lines' });
    expect(read(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ refused: 'too-large' });
  });

  it.each([
    ['separators', ','.repeat(9_000_000)],
    ['line breaks', 'a\n'.repeat(4_000_000)],
    ['tags', `<a>${'<b/>'.repeat(2_000_000)}</a>`],
    ['CDATA', `<a>${'<![CDATA['.repeat(1_000_000)}`],
  ])('of nothing but %s is refused at once', (_, file) => {
    const started = performance.now();
    expect(read(file)).toHaveProperty('refused');
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('shows its columns and a sample without a mapping', () => {
    expect(read('Date,Amount,,Amount\n27/11/2026,1.00,,2\n', null)).toMatchObject({
      lines: [],
      columns: ['Date', 'Amount', 'Column 3', 'Amount (2)'],
      sample: [['27/11/2026', '1.00', '', '2']],
    });
  });
});

describe('200 random files', () => {
  it('have each row as a line or as unread, whatever is in it', () => {
    const chance = seeded(20_261_129);
    const one = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)]!;
    const days = ['27/11/2026', '31/02/2026', '', '2026-11-27', 'Total', '1/1/26'];
    const sums = ['1.00', '-5', '1,200.00', '1.234,5', '', '£3', '0', 'NaN', '9'.repeat(30)];
    const texts = ['INV-000123', '', '"a,b"', '"a\nb"', "O'Neil", '=1+1', 'a,b', '\u202Ex'];
    for (let round = 0; round < 200; round += 1) {
      const rows = Array.from({ length: 1 + Math.floor(chance() * 40) }, () =>
        [one(days), `"${one(sums)}"`, one(texts)].join(one([',', ',', ',', ';'])),
      );
      const outcome = linesOf(['Date,Amount,Text', ...rows].join('\n'));
      if ('refused' in outcome) continue;
      const { lines, unread } = outcome;
      const blank = rows.filter((row) => row.replace(/[",;\s]/g, '') === '');
      expect(lines.length + unread.length).toBeGreaterThanOrEqual(rows.length - blank.length);
      // With a foreign separator, a line break in quotes begins a row.
      expect(lines.length + unread.length).toBeLessThanOrEqual(rows.join('\n').split('\n').length);
      for (const { day, minor } of lines) {
        expect(['2026-11-27', '2026-01-01']).toContain(day);
        expect([100, -500, 120_000, 300]).toContain(minor);
      }
    }
  });
});

describe('A proposed mapping', () => {
  const proposed = (file: string) => {
    const { columns, sample } = linesOf(file, null as never);
    return guessMapping(columns!, sample!);
  };

  it('is made from names and values', () => {
    const file =
      'Buchungstag;Verwendungszweck;Betrag;Währung\n27.11.2026;Rechnung;1.234,56;EUR\n28.11.2026;Miete;-5,00;EUR\n';
    expect(proposed(file)).toEqual({
      bank: null,
      mapping: {
        hasHeader: true,
        account: undefined,
        day: { column: 'Buchungstag', order: 'dmy' },
        amount: { column: 'Betrag' },
        text: ['Verwendungszweck'],
        currency: { column: 'Währung' },
        decimal: ',',
      },
    });
  });

  it('takes the order in which all days can be read', () => {
    expect(
      proposed('Date,Amount,Memo\n01/02/2026,1.00,a\n01/27/2026,1.00,b\n')?.mapping.day.order,
    ).toBe('mdy');
  });

  it.each([
    ['12,00 €', '1 234,50 €'],
    ['12,00', '1\u202f234,50'],
    ['12.00', "1'234.50"],
  ])('has amounts as %s and %s', (one, other) => {
    const file = `Datum;Buchungstext;Betrag\n27.11.2026;a;${one}\n28.11.2026;b;${other}\n`;
    const { mapping } = proposed(file)!;
    expect(mapping.text).toEqual(['Buchungstext']);
    expect(
      linesOf(file, { ...mapping, currency: { fixed: 'EUR' } }).lines.map(({ minor }) => minor),
    ).toEqual([1_200, 123_450]);
  });

  it.each([
    ['CR/DR', 'CR', 'DR'],
    ['Debit/Credit', 'C', 'D'],
    ['Type', 'Credit', 'Debit'],
    ['Soll/Haben', 'H', 'S'],
  ])('knows what went by a column called %s', (name, came, went) => {
    const file = `Date,Description,Amount,${name}\n27/11/2026,a,12.00,${came}\n28/11/2026,b,5.00,${went}\n`;
    const { mapping } = proposed(file)!;
    expect(mapping).toMatchObject({ amount: { column: 'Amount' }, direction: name });
    const { lines, unread } = linesOf(
      `${file}29/11/2026,c,1.00,fee\n30/11/2026,d,-1.00,${came}\n`,
      mapping,
    );
    expect(lines.map(({ minor }) => minor)).toEqual([1_200, -500]);
    expect(unread.map(({ why }) => why)).toEqual([
      '“fee” is neither credit nor debit',
      'It is a credit below zero',
    ]);
  });

  it('is null without an amount', () => {
    expect(guessMapping(['Date', 'Name', 'Place'], [['27/11/2026', 'a', 'b']])).toBeNull();
  });
});

import { lineMatcher, matchLine, type OpenInvoice } from './match-lines';

const open = (
  number: string,
  openMinor = 120_000,
  more: Partial<OpenInvoice> = {},
): OpenInvoice => ({
  number,
  currency: 'GBP',
  openMinor,
  ...more,
});

const line = (text: string, minor = 120_000, more = {}) => ({
  text,
  minor,
  currency: 'GBP',
  isReversal: false,
  ...more,
});

const OPEN = [open('INV-000123'), open('INV-000124', 50_000), open('INV-001230', 70_000)];

describe('A bank line', () => {
  it.each([
    'INV-000123',
    'inv000123',
    'INV 000123 HARBOUR FREIGHT',
    'HARBOUR FREIGHT INV123 BGC',
    'Invoice no. 123',
    'invoice number: 000123',
    'INV NO 123',
    'INV-000 123',
    'REF/INV_000123/2026',
    'inv 123',
    'INV 00123',
  ])('%j with the open amount is certain', (text) =>
    expect(matchLine(line(text), OPEN)).toEqual({
      certain: 'INV-000123',
      together: [],
      evidence: [{ invoice: 'INV-000123', why: 'number' }],
    }),
  );

  it.each([
    ['two numbers', line('INV-000123 INV-000124')],
    ['two numbers in short', line('INV 123/124')],
    ['a number that is not open', line('INV-000123 and INV-000099')],
    ['a number in another word', line('XINV-000123')],
    ['digits alone', line('payment 000123')],
    ['more digits', line('INV-0001234')],
    ['another amount', line('INV-000123', 119_999)],
    ['another currency', line('INV-000123', 120_000, { currency: 'EUR' })],
    ['money out', line('INV-000123', -120_000)],
    ['a reversal', line('INV-000123', 120_000, { isReversal: true })],
    ['no number', line('HARBOUR FREIGHT')],
  ])('with %s is not certain', (_, given) => expect(matchLine(given, OPEN).certain).toBeNull());

  it('is not certain if missing zeros fit two invoices', () => {
    const { certain, evidence } = matchLine(line('INV 123'), [
      open('INV-000123'),
      open('INV-0123'),
    ]);
    expect(certain).toBeNull();
    expect(evidence.map(({ invoice }) => invoice)).toEqual(['INV-000123', 'INV-0123']);
  });

  it('is not certain if broken digits fit two invoices', () => {
    expect(
      matchLine(line('INV-12 3456'), [open('INV-000012'), open('INV-123456')]).certain,
    ).toBeNull();
  });

  it('shows digits alone as evidence', () => {
    expect(matchLine(line('payment 000123', 1), OPEN).evidence).toEqual([
      { invoice: 'INV-000123', why: 'number' },
    ]);
  });

  it('shows equal sums, those with the name first', () => {
    const invoices = [
      open('INV-000001'),
      open('INV-000002', 120_000, { names: ['Zoë Müller', 'Harbour Freight Ltd'] }),
      open('INV-000003', 120_000, { currency: 'EUR' }),
      open('INV-000004', 1),
    ];
    expect(matchLine(line('HARBOUR FREIGHT BGC'), invoices).evidence).toEqual([
      { invoice: 'INV-000002', why: 'sum and name' },
      { invoice: 'INV-000001', why: 'sum' },
    ]);
    expect(matchLine(line('Zoe Muller'), invoices).evidence[0]!.why).toBe('sum and name');
  });

  it('knows names as banks cut them, and not parts of words', () => {
    const invoices = [open('INV-000001', 120_000, { names: ['Northgate Engineering Works'] })];
    const whyOf = (text: string) => matchLine(line(text), invoices).evidence[0]!.why;
    expect(whyOf('NORTHGATE ENGINEER')).toBe('sum and name');
    expect(whyOf('NORTHGATE')).toBe('sum');
  });

  it.each([
    'INV-000123 INV-000124',
    'INV 123 + 124',
    'INV000123,000124',
    'Invoices 123 and 124',
    'inv 123/124',
  ])('%j with the sum of both is shown as together', (text) => {
    const { certain, together } = matchLine(line(text, 170_000), OPEN);
    expect([certain, together]).toEqual([null, ['INV-000123', 'INV-000124']]);
  });

  it('adds up only invoices of one currency', () => {
    const invoices = [open('INV-000123'), open('INV-000124', 50_000, { currency: 'EUR' })];
    expect(matchLine(line('INV 123, 124', 170_000), invoices).together).toEqual([]);
  });

  it('takes time in proportion to the text', () => {
    const started = performance.now();
    matchLine(line('INV 1 2 3 '.repeat(2_000) + '-'.repeat(20_000)), OPEN);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('is matched with 1,000 open invoices 5,000 times within seconds', () => {
    const invoices = Array.from({ length: 1_000 }, (_, at) =>
      open(`INV-${String(at + 1).padStart(6, '0')}`, 1_000 + at),
    );
    const match = lineMatcher(invoices);
    const started = performance.now();
    for (let at = 0; at < 5_000; at += 1) {
      const index = at % 1_000;
      const { certain } = match(line(`HARBOUR FREIGHT INV ${index + 1} BGC`, 1_000 + index));
      expect(certain).toBe(invoices[index]!.number);
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

import { gapsIn, paperOf } from './paper';
import { drawPdf } from './proposal-pdf';
import type { Draft } from './proposal.entity';

const DRAFT: Draft = {
  scope: 'A forecast',
  exclusions: '',
  lines: [{ text: 'Work', quantity: 1_000, unitMinor: 100_000, vatRate: 2_000 }],
  deposit: null,
  milestones: [],
  vatNote: '',
  validUntil: '2026-12-31',
};

function paperWith(over: Partial<Draft>) {
  const draft = { ...DRAFT, ...over };
  const facts = {
    ...{ reference: 'PRO-000001', version: 1, kind: 'offer' as const, issuedOn: '2026-11-26' },
    client: { name: 'Amira Khan', company: 'Northgate' },
    request: { reference: 'REQ-000001', projectName: 'Forecast' },
    offer: null,
  };
  return { draft, paper: paperOf(draft, facts, true) };
}

describe('A paper', () => {
  it('has every letter of its rows in the font that draws it', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    type Drawing = { _font: { font?: { hasGlyphForCodePoint(code: number): boolean } } };
    const missing: string[] = [];
    const { text: draw } = PDFDocument.prototype;
    const drawing = jest.spyOn(PDFDocument.prototype, 'text');
    drawing.mockImplementation(function (this: unknown, ...given: unknown[]) {
      const { font } = (this as Drawing)._font;
      for (const letter of given[0] as string) {
        if (!font?.hasGlyphForCodePoint(letter.codePointAt(0)!)) missing.push(letter);
      }
      return Reflect.apply(draw, this, given) as PDFKit.PDFDocument;
    });
    const text = 'Praca Łukasza Wałęsy → Ελλάδα, Київ '.repeat(12);
    const { paper } = paperWith({ lines: [{ ...DRAFT.lines[0]!, text }] });
    const named = { ...paper, client: { name: 'Łukasz Wałęsa', company: 'Żółw i Şahin' } };
    await drawPdf(named, JSON.stringify(named), 'a'.repeat(64), null);
    drawing.mockRestore();
    expect(missing).toEqual([]);
  });
});

describe('A paper of the greatest length', () => {
  const items = (count: number) => '- a\n'.repeat(count);

  it.each([
    ['scope', 'Scope'],
    ['exclusions', 'Not included'],
  ] as const)('has at most 2,000 parts in its %s', (field, label) => {
    const gapsOf = (count: number) => {
      const { draft, paper } = paperWith({ [field]: items(count) });
      return gapsIn(draft, paper);
    };
    expect(gapsOf(2_000)).toEqual([]);
    expect(gapsOf(2_001)).toMatchObject([{ field, code: 'too_many' }]);
    expect(gapsOf(2_001)[0]!.message).toContain(`“${label}” has too many parts: at most 2,000`);
  });

  it.each([
    ['of letters that no file has', 'a語'.repeat(50_000)],
    ['of letters of two files', 'aą'.repeat(50_000)],
    ['of letters of two faces', 'aλ'.repeat(50_000)],
    ['of a word in bold after each plain one', '**a**b'.repeat(16_600)],
    ['of one word', 'W'.repeat(100_000)],
    ['of 2,000 numbered items', `1. ${'aą'.repeat(23)}\n`.repeat(2_000)],
  ])('is drawn %s', async (_, scope) => {
    const { draft, paper } = paperWith({ scope });
    expect(gapsIn(draft, paper)).toEqual([]);
    const pdf = await drawPdf(paper, JSON.stringify(paper), 'a'.repeat(64), null);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

import { gapsIn } from './content-gaps';
import { contentOf } from './proposal-content';
import { drawPdf, type Acceptance } from './proposal-pdf';
import type { Draft } from './proposal-draft';

const DRAFT: Draft = {
  scope: 'A forecast',
  exclusions: '',
  lines: [{ text: 'Work', quantity: 1_000, unitMinor: 100_000, vatRate: 2_000 }],
  deposit: null,
  milestones: [],
  vatNote: '',
  validUntil: '2026-12-31',
};

function contentWith(over: Partial<Draft>) {
  const draft = { ...DRAFT, ...over };
  const facts = {
    ...{ reference: 'PRO-000001', version: 1 },
    ...{ kind: 'offer' as const, issuedOn: '2026-11-26' as const },
    client: { name: 'Amira Khan', company: 'Northgate' },
    request: { reference: 'REQ-000001', projectName: 'Forecast' },
    offer: null,
  };
  return { draft, content: contentOf(draft, facts, true) };
}

type Drawn = { text: string; x: number; y: number; width: number; hasAll: boolean; face: string };
type Drawing = PDFKit.PDFDocument & {
  _font: { name: string; font: { hasGlyphForCodePoint(code: number): boolean } };
};

const ACCEPTANCE: Acceptance = {
  ...{ name: 'Amira Khan', capacity: 'client', account: 'Amira Khan, amira@northgate.example' },
  ...{ at: new Date('2026-11-27T09:00:00Z'), sentAt: new Date('2026-11-26T09:00:00Z') },
  ...{ seenAt: null, network: null, userAgent: null, order: null },
};

/** What is drawn, in its order, with its place. */
async function drawnOf(over: Partial<Draft>, name = 'Amira Khan'): Promise<Drawn[]> {
  const { default: PDFDocument } = await import('pdfkit');
  const drawn: Drawn[] = [];
  const { text: draw } = PDFDocument.prototype;
  const drawing = jest.spyOn(PDFDocument.prototype, 'text');
  drawing.mockImplementation(function (this: Drawing, ...given: unknown[]) {
    const [text, x, y] = given as [string, number, number];
    const { font, name: face } = this._font;
    const hasAll = [...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0)!));
    drawn.push({ text, x, y, width: this.widthOfString(text), hasAll, face });
    return Reflect.apply(draw, this, given) as PDFKit.PDFDocument;
  });
  const { content } = contentWith(over);
  const named = { ...content, client: { name, company: 'Żółw i Şahin' } };
  await drawPdf(named, JSON.stringify(named), 'a'.repeat(64), { ...ACCEPTANCE, name });
  drawing.mockRestore();
  return drawn;
}

const textOf = (drawn: Drawn[]): string => drawn.map(({ text }) => text).join('');

describe('The PDF of a proposal', () => {
  it.each([
    ['Greek and Cyrillic', 'Praca Łukasza Wałęsy → Ελλάδα, Київ '.repeat(12), 'Łukasz Wałęsa'],
    ['Vietnamese', 'Thiết kế hệ thống dự báo', 'Nguyễn Thị Ánh Đặng'],
    ['Chinese, simplified and traditional', '上海的预测', '張偉 张伟'],
    ['Japanese', '予測モデルの設計', '渡辺さくら'],
    ['Korean', '예측 모델', '김민준'],
    ['Thai', 'การพยากรณ์', 'สมชาย'],
    ['Devanagari', 'पूर्वानुमान', 'अमीरा ख़ान'],
    ['Armenian, Georgian and Tamil', 'կանխատեսում პროგნოზი', 'கணிப்பு'],
    ['signs of an office program', 'a\u2010b ‰ ↑ ↓ ✓ ≤ ≈ 5′', 'Amira Khan'],
  ])('has every letter in the font that draws it: %s', async (_, text, name) => {
    const drawn = await drawnOf(
      { lines: [{ ...DRAFT.lines[0]!, text }], scope: `**${text}**` },
      name,
    );
    expect(drawn.filter(({ hasAll }) => !hasAll)).toEqual([]);
    expect(textOf(drawn)).toContain(name.replaceAll(' ', '').slice(0, 2));
    const { draft, content } = contentWith({ scope: `${text} ${name}` });
    expect(gapsIn(draft, content)).toEqual([]);
  });

  it('has words of Hebrew and Arabic from right to left, with numbers and English as they are', async () => {
    const drawn = await drawnOf({ scope: 'שלום (עולם) 12-14 forecast' }, 'أميرة خان');
    const placeOf = (text: string) => drawn.find((one) => one.text.includes(text))!.x;
    expect(placeOf('שלום')).toBeGreaterThan(placeOf('עולם'));
    expect(placeOf('עולם')).toBeGreaterThan(placeOf('12'));
    expect(placeOf('12')).toBeGreaterThan(placeOf('forecast'));
    expect(placeOf('أميرة')).toBeGreaterThan(placeOf('خان'));
    expect(drawn.filter(({ hasAll }) => !hasAll)).toEqual([]);
  });

  it('writes a character that no font has as its number, and names it before it is sent', async () => {
    const scope = 'Party \u{1FAE8}';
    expect(textOf(await drawnOf({ scope }))).toContain('[U+1FAE8]');
    const { draft, content } = contentWith({ scope });
    expect(gapsIn(draft, content)).toMatchObject([{ field: 'scope', code: 'not_drawable' }]);
    expect(gapsIn(draft, content)[0]!.message).toContain('\u{1FAE8} (U+1FAE8)');
  });

  it('draws a hyphen of a word processor as a hyphen', async () => {
    const scope = 'non\u2011breaking';
    expect(textOf(await drawnOf({ scope }))).toContain('non-breaking');
  });

  it.each([
    'A'.repeat(300),
    `https://northgate.example/${'abcdef-'.repeat(40)}`,
    '预测'.repeat(75),
  ])('keeps a long text without spaces in its column, above the next row: %s', async (text) => {
    const lines = [{ ...DRAFT.lines[0]!, text }, DRAFT.lines[0]!];
    const drawn = await drawnOf({ lines });
    const from = drawn.findIndex((one) => one.text.startsWith(text.slice(0, 2)));
    const next = drawn.findIndex((one, at) => at > from && one.text === 'Work');
    const own = drawn.slice(from, next).filter(({ x }) => x === 64);
    expect(own.map((one) => one.text).join('')).toBe(text);
    for (const { width } of own) expect(width).toBeLessThanOrEqual(0.46 * 467.28 - 6);
    expect(drawn[next]!.y).toBeGreaterThan(Math.max(...own.map(({ y }) => y)));
  });
});

describe('The pages of a proposal', () => {
  it('have the title and the total in the face of the house, the total largest', async () => {
    const titled = (await drawnOf({})).filter(({ face }) => face.startsWith('Baskervville'));
    expect(titled.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Forecast', '$1,200', 'Price', 'Acceptance']),
    );
  });

  it('are numbered, with the number and version of the proposal', async () => {
    const feet = textOf(await drawnOf({})).match(/PRO-000001 v1 · \d\/\d/g);
    expect(feet).toEqual([1, 2, 3].map((page) => `PRO-000001 v1 · ${page}/3`));
  });

  it('have a column for units if a line has one', async () => {
    const [line] = DRAFT.lines;
    const counted = { ...line!, unit: 'day' as const };
    expect(textOf(await drawnOf({ lines: [counted] }))).toContain('QuantityUnitUnit priceVAT');
    expect(textOf(await drawnOf({ lines: [counted] }))).toContain('1day$1,000');
    expect(textOf(await drawnOf({}))).toContain('QuantityUnit priceVAT');
  });

  it('name the day of the deposit once the proposal is accepted', async () => {
    const drawn = await drawnOf({
      deposit: { share: 3_000 },
      milestones: [{ title: 'Hand-over', due: '2027-01-29', share: 7_000 }],
    });
    expect(textOf(drawn)).toContain('Deposit27 November 2026$300Hand-over29 January 2027$700');
  });

  it('do not end with a few lines on a page of their own', async () => {
    const pagesOf = async (lines: number) => {
      const { content } = contentWith({ scope: '- A part\n'.repeat(lines) });
      const pdf = await drawPdf(content, JSON.stringify(content), 'a'.repeat(64), null);
      return pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length;
    };
    // At the usual distances 26 lines need a third page, with two lines on it.
    expect([await pagesOf(24), await pagesOf(26), await pagesOf(40)]).toEqual([2, 2, 3]);
  });
});

describe('A proposal of the greatest length', () => {
  const items = (count: number) => '- a\n'.repeat(count);

  it.each([
    ['scope', 'Scope'],
    ['exclusions', 'Not included'],
  ] as const)('has at most 2,000 parts in its %s', (field, label) => {
    const gapsOf = (count: number) => {
      const { draft, content } = contentWith({ [field]: items(count) });
      return gapsIn(draft, content);
    };
    expect(gapsOf(2_000)).toEqual([]);
    expect(gapsOf(2_001)).toMatchObject([{ field, code: 'too_many' }]);
    expect(gapsOf(2_001)[0]!.message).toContain(`“${label}” has too many parts: at most 2,000`);
  });

  it.each([
    ['of letters of two scripts', 'a語'.repeat(50_000)],
    ['of letters from right to left', 'שa '.repeat(33_000)],
    ['of letters of two files', 'aą'.repeat(50_000)],
    ['of letters of two faces', 'aλ'.repeat(50_000)],
    ['of a word in bold after each plain one', '**a**b'.repeat(16_600)],
    ['of one word', 'W'.repeat(100_000)],
    ['of 2,000 numbered items', `1. ${'aą'.repeat(23)}\n`.repeat(2_000)],
  ])('is drawn %s', async (_, scope) => {
    const { draft, content } = contentWith({ scope });
    expect(gapsIn(draft, content)).toEqual([]);
    const pdf = await drawPdf(content, JSON.stringify(content), 'a'.repeat(64), null);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

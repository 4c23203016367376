import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { fontFile, piecesOf, type Piece } from './pdf-fonts';

export type Run = { text: string; bold?: boolean | undefined };
type Item = { text: string; font: string; width: number };
export type Line = {
  /** From left to right. */
  items: Item[];
  width: number;
  ascent: number;
  height: number;
  isRightToLeft: boolean;
};

type Font = { ascender: number; descender: number };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\u200F\u061C\u2067]/u;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Measuring takes time by the length, and no line has room for more letters. */
const LONGEST = 80;

const bidi = bidiFactory();

/** A line is measured as it is drawn, because both take it from here. */
export class PdfText {
  private readonly registered = new Set<string>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  linesOf(runs: Run[], size: number, width: number, isTitle = false): Line[] {
    return paragraphsOf(runs).flatMap((paragraph) =>
      this.paragraph(piecesOf(paragraph, isTitle), size, width),
    );
  }

  /** `top`: of the line. */
  draw({ items, ascent }: Line, left: number, top: number, size: number): void {
    let x = left;
    for (const { text, font, width } of items) {
      this.pdf
        .font(font)
        .fontSize(size)
        .text(text, x, top + ascent, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }

  private paragraph(pieces: Piece[], size: number, width: number): Line[] {
    const text = pieces.map((piece) => piece.text).join('');
    const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto') : null;
    const isRightToLeft = (levels?.paragraphs[0]?.level ?? 0) % 2 === 1;
    const spans = spansOf(pieces, levels?.levels);
    const lines = this.breaks(text, spans, size, width).map(([start, end]) =>
      this.line(text, cut(spans, start, end), size, isRightToLeft),
    );
    return lines.length > 0 ? lines : [this.line(' ', spansOf(piecesOf([{ text: ' ' }])), size)];
  }

  /** Where each line starts and ends, without the spaces at its end. */
  private breaks(text: string, spans: Span[], size: number, width: number): [number, number][] {
    const measure = (start: number, end: number) =>
      cut(spans, start, end).reduce(
        (sum, span) => sum + this.widthOf(text.slice(span.start, span.end), span.font, size),
        0,
      );
    const lines: [number, number][] = [];
    const breaker = new LineBreaker(text);
    let [start, end, used, from] = [0, 0, 0, 0];
    for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
      while (from < found.position) {
        const until = Math.min(found.position, whole(text, from, from + LONGEST));
        const visible = from + text.slice(from, until).trimEnd().length;
        const wide = measure(from, visible);
        if (used + wide > width && end > start) {
          lines.push([start, end]);
          [start, used] = [from, 0];
        }
        const isWhole = used + wide <= width;
        const next = isWhole ? until : longest(text, from, visible, width - used, measure);
        if (visible > from) end = Math.min(next, visible);
        if (isWhole) used += wide + measure(visible, until);
        else {
          lines.push([start, end]);
          [start, used] = [next, 0];
        }
        from = next;
      }
    }
    if (end > start) lines.push([start, end]);
    return lines;
  }

  private line(text: string, spans: Span[], size: number, isRightToLeft = false): Line {
    const items = inOrder(text, spans).map(({ text: part, font }) => ({
      ...{ text: part, font },
      width: this.widthOf(part, font, size),
    }));
    const fonts = [...new Set(spans.map(({ font }) => font))].map((font) => this.font(font));
    const ascent = Math.max(...fonts.map(({ ascender }) => (ascender / 1_000) * size));
    const descent = Math.max(...fonts.map(({ descender }) => (-descender / 1_000) * size));
    const width = items.reduce((sum, item) => sum + item.width, 0);
    return { items, width, ascent, height: ascent + descent, isRightToLeft };
  }

  private widthOf(text: string, font: string, size: number): number {
    this.font(font);
    return this.pdf.fontSize(size).widthOfString(text);
  }

  /** Fonts are read when their first letter is. */
  private font(name: string): Font {
    if (!this.registered.has(name)) {
      const [, face, weight] = /^(.+)-(regular|bold)$/.exec(name)!;
      this.pdf.registerFont(name, fontFile(face!, weight === 'bold'));
      this.registered.add(name);
    }
    return (this.pdf.font(name) as unknown as { _font: Font })._font;
  }
}

function paragraphsOf(runs: Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const { text, bold } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)!.push({ text: part, bold });
    });
  }
  return paragraphs;
}

/** Of one font and one direction; an odd level is from right to left. */
type Span = { start: number; end: number; font: string; level: number };

function spansOf(pieces: Piece[], levels?: Uint8Array): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { text, face, bold } of pieces) {
    const font = `${face}-${bold ? 'bold' : 'regular'}`;
    const end = at + text.length;
    while (at < end) {
      const level = levels?.[at] ?? 0;
      let next = levels ? at + 1 : end;
      while (next < end && levels?.[next] === level) next += 1;
      spans.push({ start: at, end: next, font, level });
      at = next;
    }
  }
  return spans;
}

function cut(spans: Span[], start: number, end: number): Span[] {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: Span[] = [];
  for (let at = low; at < spans.length && spans[at]!.start < end; at += 1) {
    const span = spans[at]!;
    found.push({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) });
  }
  return found;
}

/** Rule L2 of the Unicode bidirectional algorithm. */
function inOrder(text: string, spans: Span[]): { text: string; font: string }[] {
  const ordered = [...spans];
  const most = Math.max(0, ...spans.map(({ level }) => level));
  for (let level = most; level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      if (end > at) ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = end;
    }
  }
  return ordered.flatMap(({ start, end, font, level }) => {
    const part = text.slice(start, end);
    if (level % 2 === 0) return [{ text: part, font }];
    // pdfkit draws word after word from the left, and the font turns the letters of each.
    return part
      .split(/(?<=\s)|(?=\s)/)
      .reverse()
      .map((word) => ({ text: turned(word), font }));
  });
}

function turned(word: string): string {
  const mirrored = [...word].map((one) => bidi.getMirroredCharacter(one) ?? one);
  return (RIGHT_TO_LEFT_LETTER.test(word) ? mirrored : mirrored.reverse()).join('');
}

/** Where a word that is longer than a line is broken. */
function longest(
  text: string,
  start: number,
  end: number,
  room: number,
  measure: (start: number, end: number) => number,
): number {
  let [low, high] = [start, end - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(start, middle) <= room) low = middle;
    else high = middle - 1;
  }
  return whole(text, start, low, -1);
}

const INSIDE = /^[\p{M}\p{Cf}\uDC00-\uDFFF]/u;

/** The next place from `from` on that parts no letter from its marks; backwards with `step` -1. */
function whole(text: string, start: number, from: number, step: 1 | -1 = 1): number {
  let at = Math.min(from, text.length);
  while (at > start && at < text.length && INSIDE.test(text.slice(at, at + 2))) at += step;
  return at > start ? at : whole(text, start - 1, start + 1);
}

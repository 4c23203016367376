import brand from '../../brand.json';
import type { Block } from './markdown';
import { drawMark } from './pdf-mark';
import { PdfText, type Line, type Run } from './pdf-text';

/** A4 in points. */
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const SIDE = 64;
const TOP = 56;
const BOTTOM_MARGIN = 76;

export const PAGE = {
  size: 'A4',
  margins: { top: TOP, bottom: BOTTOM_MARGIN, left: SIDE, right: SIDE },
} as const;
export const WIDTH = PAGE_WIDTH - 2 * SIDE;
const BOTTOM = PAGE_HEIGHT - BOTTOM_MARGIN;

const { ink, soft, hair, tint, brand: green } = brand.colours.light;

const TEXT_SIZE = 10;
const CELL_SIZE = 9.5;
const FOOT_SIZE = 7.5;
const MARK_SIZE = 26;
export const FIGURE_SIZE = 26;

/** Below every line of running text. */
const LEADING = 3;
/** Between a cell's text and the next column. */
const GUTTER = 6;
const CELL_TOP = 4;
const CELL_BOTTOM = 5;
const LIST_INDENT = 22;
/** From the edge of the text to the mark of a list item. */
const MARK_INSET = 4;
const PANEL_PADDING = 14;

/** So that a heading has a few lines of its text on the same page. */
const HEADING_ROOM = 60;
const SUBHEADING_ROOM = 44;
const LINE_ROOM = 16;

type Look = {
  size?: number;
  bold?: boolean;
  isTitle?: boolean;
  isSoft?: boolean;
  isGreen?: boolean;
  indent?: number;
  /** Space below. */
  gap?: number;
  /** Of a list item, drawn in its indent. */
  mark?: string;
};

/** `shares` of the width, one a cell. Cells that are not `left` end at the right. */
type RowLook = { bold?: boolean; isSoft?: boolean; shares: number[]; left?: number[] };

type Cell = { lines: Line[]; top: number; width: number };

/** Draws from top to bottom, and begins a new page if something does not fit. */
export class PdfPage {
  private readonly texts: PdfText;

  /** `spread` stretches what is between lines and parts: 1, or less to save a page. */
  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly spread = 1,
  ) {
    this.texts = new PdfText(pdf);
  }

  /** Of the last page, from its top. */
  get usedHeight(): number {
    return this.pdf.y - TOP;
  }

  space(height: number): void {
    this.pdf.y += height * this.spread;
  }

  newPage(): void {
    this.pdf.addPage();
  }

  letterhead(right: string): void {
    const { y } = this.pdf;
    drawMark(this.pdf, SIDE, y, MARK_SIZE);
    const [name] = this.texts.linesOf([{ text: brand.name }], 22, WIDTH, true);
    const top = y + MARK_SIZE / 2 - name!.height / 2;
    this.drawLine(name!, SIDE + MARK_SIZE + 9, top, 22, ink);
    const [line] = this.linesIn(right, 9, WIDTH / 2);
    this.drawLine(line!, SIDE + WIDTH - line!.width, y + MARK_SIZE / 2 - line!.height / 2, 9, soft);
    this.pdf.y = y + MARK_SIZE + 12;
    this.rule();
    this.space(24);
  }

  heading(text: string): void {
    this.keepTogether(HEADING_ROOM);
    this.space(14);
    this.write(text, { size: 15, isTitle: true, isGreen: true, gap: 5 });
  }

  write(text: string | Run[], look: Look = {}): void {
    const { size = TEXT_SIZE, indent = 0, gap = 4 } = look;
    const color = look.isGreen ? green : look.isSoft ? soft : ink;
    this.linesIn(text, size, WIDTH - indent, look).forEach((line, index) => {
      this.keepTogether(line.height);
      const top = this.pdf.y;
      const left = line.isRightToLeft ? SIDE + WIDTH - indent - line.width : SIDE + indent;
      this.drawLine(line, left, top, size, color);
      if (look.mark && index === 0) this.mark(look.mark, line, top, size, indent);
      this.pdf.y = top + line.height + LEADING * this.spread;
    });
    this.space(gap);
  }

  blocks(blocks: Block[], size = TEXT_SIZE): void {
    let number = 0;
    for (const { kind, runs } of blocks) {
      number = kind === 'number' ? number + 1 : 0;
      this.keepTogether(kind === 'heading' ? SUBHEADING_ROOM : LINE_ROOM);
      if (kind === 'heading') this.write(runs, { bold: true, size: size + 1, gap: 4 });
      else if (kind === 'paragraph') this.write(runs, { gap: 6, size });
      else {
        const mark = kind === 'bullet' ? '•' : `${number}.`;
        this.write(runs, { indent: LIST_INDENT, gap: 3, mark, size });
      }
    }
  }

  pairs(pairs: [label: string, value: string][]): void {
    for (const pair of pairs) this.row(pair, { shares: [0.28, 0.72], left: [0, 1] });
  }

  /** The largest figure of the document. */
  panel(label: string, note: string, figure: string): void {
    const [amount] = this.texts.linesOf([{ text: figure }], FIGURE_SIZE, WIDTH, true);
    const room = WIDTH - 3 * PANEL_PADDING - amount!.width;
    const lines = [
      ...this.linesIn(label, 11, room, { bold: true }).map((line) => ({ line, size: 11 })),
      ...this.linesIn(note, 9, room).map((line) => ({ line, size: 9 })),
    ];
    const text = lines.reduce((sum, { line }) => sum + line.height + 1, 0);
    const height = Math.max(text, amount!.height) + 2 * PANEL_PADDING;
    this.space(12);
    this.keepTogether(height);
    const { y } = this.pdf;
    this.pdf.rect(SIDE, y, WIDTH, height).fill(tint);
    let top = y + (height - text) / 2;
    for (const { line, size } of lines) {
      this.drawLine(line, SIDE + PANEL_PADDING, top, size, size === 9 ? soft : ink);
      top += line.height + 1;
    }
    const left = SIDE + WIDTH - PANEL_PADDING - amount!.width;
    this.drawLine(amount!, left, y + (height - amount!.height) / 2, FIGURE_SIZE, green);
    this.pdf.y = y + height;
    this.space(6);
  }

  /** Never split across two pages. */
  row(texts: string[], look: RowLook): void {
    const cells = this.cellsOf(texts, look.shares, look.bold);
    const bottoms = cells.map(({ lines, top }) =>
      lines.reduce((sum, line) => sum + line.height, top),
    );
    const height = Math.max(...bottoms) + CELL_BOTTOM;
    this.keepTogether(height);
    const { y } = this.pdf;
    this.pdf.fillColor(look.isSoft ? soft : ink);
    const { left: atStart = [0] } = look;
    let left = SIDE;
    cells.forEach((cell, index) => {
      const isLast = index === cells.length - 1;
      this.cell(cell, left, y, atStart.includes(index) ? null : isLast ? 0 : GUTTER);
      left += cell.width;
    });
    this.pdf.y = y + height;
    this.rule();
  }

  /** On every page, in its margin. */
  footers(textsOf: (page: number, count: number) => [left: string, right: string]): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index);
      // Otherwise text in the margin would start a new page.
      this.pdf.page.margins.bottom = 0;
      textsOf(index + 1, count).forEach((text, at) => {
        const size = at === 0 ? FOOT_SIZE + 1 : FOOT_SIZE - 1;
        const [line] = this.linesIn(text, size, WIDTH);
        const left = at === 0 ? SIDE : SIDE + WIDTH - line!.width;
        this.drawLine(line!, left, BOTTOM + 26 - line!.ascent, size, soft);
      });
    }
  }

  keepTogether(height: number): void {
    if (this.pdf.y + height > BOTTOM) this.newPage();
  }

  private drawLine(line: Line, left: number, top: number, size: number, color: string): void {
    this.pdf.fillColor(color);
    this.texts.draw(line, left, top, size);
  }

  private linesIn(
    text: string | Run[],
    size: number,
    width: number,
    { bold, isTitle }: Pick<Look, 'bold' | 'isTitle'> = {},
  ): Line[] {
    const runs = typeof text === 'string' ? [{ text }] : text;
    const all = bold ? runs.map((run) => ({ text: run.text, bold })) : runs;
    return this.texts.linesOf(all, size, width, isTitle);
  }

  private mark(mark: string, beside: Line, top: number, size: number, indent: number): void {
    const [line] = this.linesIn(mark, size, indent);
    const left = beside.isRightToLeft ? SIDE + WIDTH - MARK_INSET - line!.width : SIDE + MARK_INSET;
    this.texts.draw({ ...line!, ascent: beside.ascent }, left, top, size);
  }

  /** All cells begin on one baseline. */
  private cellsOf(texts: string[], shares: number[], bold = false): Cell[] {
    const cells = texts.map((text, at) => {
      const width = shares[at]! * WIDTH;
      return { width, lines: this.linesIn(text || ' ', CELL_SIZE, width - GUTTER, { bold }) };
    });
    const ascent = Math.max(...cells.map(({ lines }) => lines[0]!.ascent));
    const top = CELL_TOP * this.spread + ascent;
    return cells.map((cell) => ({ ...cell, top: top - cell.lines[0]!.ascent }));
  }

  /** `toEnd`: from the text to the right edge of its column; null if it begins at the left. */
  private cell({ lines, top, width }: Cell, left: number, y: number, toEnd: number | null): void {
    let at = y + top;
    for (const line of lines) {
      const isAtEnd = toEnd !== null || line.isRightToLeft;
      const free = isAtEnd ? width - (toEnd ?? GUTTER) - line.width : 0;
      this.texts.draw(line, left + free, at, CELL_SIZE);
      at += line.height;
    }
  }

  private rule(): void {
    const { y } = this.pdf;
    this.pdf
      .moveTo(SIDE, y)
      .lineTo(SIDE + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(hair)
      .stroke();
  }
}

import brand from '../../../brand.json';
import type { Block } from './markdown';
import { PdfText, type Line, type Run } from './pdf-text';

/** A4 in points. */
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const SIDE = 64;
const BOTTOM_MARGIN = 76;

export const PAGE = {
  size: 'A4',
  margins: { top: 64, bottom: BOTTOM_MARGIN, left: SIDE, right: SIDE },
} as const;
export const WIDTH = PAGE_WIDTH - 2 * SIDE;
const BOTTOM = PAGE_HEIGHT - BOTTOM_MARGIN;

const { ink, soft, hair, brand: green } = brand.colours.light;

const TEXT_SIZE = 10;
const CELL_SIZE = 9.5;
const FOOT_SIZE = 7.5;

/** Below every line of running text. */
const LEADING = 3;
/** Between a cell's text and the next column. */
const GUTTER = 6;
const CELL_TOP = 4;
const CELL_BOTTOM = 5;
const LIST_INDENT = 22;
/** From the edge of the text to the mark of a list item. */
const MARK_INSET = 4;

/** So that a heading has a few lines of its text on the same page. */
const HEADING_ROOM = 60;
const SUBHEADING_ROOM = 44;
const LINE_ROOM = 16;

const FIVE_COLUMNS = [0.46, 0.14, 0.16, 0.08, 0.16];

type Look = {
  size?: number;
  bold?: boolean;
  isSoft?: boolean;
  isGreen?: boolean;
  indent?: number;
  /** Space below. */
  gap?: number;
  /** Of a list item, drawn in its indent. */
  mark?: string;
};

type Cell = { lines: Line[]; top: number; width: number };

/** Draws from top to bottom, and begins a new page if something does not fit. */
export class PdfPage {
  private readonly texts: PdfText;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.texts = new PdfText(pdf);
  }

  space(height: number): void {
    this.pdf.y += height;
  }

  newPage(): void {
    this.pdf.addPage();
  }

  heading(text: string): void {
    this.keepTogether(HEADING_ROOM);
    this.space(12);
    this.write(text, { size: 13, bold: true, isGreen: true, gap: 6 });
  }

  write(text: string | Run[], look: Look = {}): void {
    const { size = TEXT_SIZE, indent = 0, gap = 4 } = look;
    const color = look.isGreen ? green : look.isSoft ? soft : ink;
    this.linesIn(text, size, WIDTH - indent, look.bold).forEach((line, index) => {
      this.keepTogether(line.height);
      const top = this.pdf.y;
      this.pdf.fillColor(color);
      const left = line.isRightToLeft ? SIDE + WIDTH - indent - line.width : SIDE + indent;
      this.texts.draw(line, left, top, size);
      if (look.mark && index === 0) this.mark(look.mark, line, top, size, indent);
      this.pdf.y = top + line.height + LEADING;
    });
    this.space(gap);
  }

  blocks(blocks: Block[]): void {
    let number = 0;
    for (const { kind, runs } of blocks) {
      number = kind === 'number' ? number + 1 : 0;
      this.keepTogether(kind === 'heading' ? SUBHEADING_ROOM : LINE_ROOM);
      if (kind === 'heading') this.write(runs, { bold: true, size: 11, gap: 4 });
      else if (kind === 'paragraph') this.write(runs, { gap: 6 });
      else {
        const mark = kind === 'bullet' ? '•' : `${number}.`;
        this.write(runs, { indent: LIST_INDENT, gap: 3, mark });
      }
    }
  }

  pairs(pairs: [label: string, value: string][]): void {
    for (const pair of pairs) this.row(pair, { shares: [0.4, 0.6] });
  }

  /** Never split across two pages. `shares`: of the width, one a cell. */
  row(texts: string[], look: { bold?: boolean; shares?: number[] } = {}): void {
    const cells = this.cellsOf(texts, look.shares ?? FIVE_COLUMNS, look.bold);
    const bottoms = cells.map(({ lines, top }) =>
      lines.reduce((sum, line) => sum + line.height, top),
    );
    const height = Math.max(...bottoms) + CELL_BOTTOM;
    this.keepTogether(height);
    const { y } = this.pdf;
    this.pdf.fillColor(ink);
    let left = SIDE;
    cells.forEach((cell, index) => {
      this.cell(cell, left, y, index > 0);
      left += cell.width;
    });
    this.pdf.y = y + height;
    this.rule();
  }

  /** On every page, in its margin. */
  footers(textsOf: (page: number, count: number) => string[]): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index);
      // Otherwise text in the margin would start a new page.
      this.pdf.page.margins.bottom = 0;
      this.pdf.fillColor(soft);
      textsOf(index + 1, count).forEach((text, at) => {
        const [line] = this.linesIn(text, FOOT_SIZE, WIDTH);
        this.texts.draw(line!, SIDE, BOTTOM + 20 + at * 12, FOOT_SIZE);
      });
    }
  }

  private keepTogether(height: number): void {
    if (this.pdf.y + height > BOTTOM) this.newPage();
  }

  private linesIn(text: string | Run[], size: number, width: number, bold?: boolean): Line[] {
    const runs = typeof text === 'string' ? [{ text }] : text;
    const all = bold ? runs.map((run) => ({ text: run.text, bold })) : runs;
    return this.texts.linesOf(all, size, width);
  }

  private mark(mark: string, beside: Line, top: number, size: number, indent: number): void {
    const [line] = this.linesIn(mark, size, indent);
    const left = beside.isRightToLeft ? SIDE + WIDTH - MARK_INSET - line!.width : SIDE + MARK_INSET;
    this.texts.draw({ ...line!, ascent: beside.ascent }, left, top, size);
  }

  /** All cells begin on one baseline. */
  private cellsOf(texts: string[], shares: number[], bold?: boolean): Cell[] {
    const cells = texts.map((text, at) => {
      const width = shares[at]! * WIDTH;
      return { width, lines: this.linesIn(text || ' ', CELL_SIZE, width - GUTTER, bold) };
    });
    const ascent = Math.max(...cells.map(({ lines }) => lines[0]!.ascent));
    return cells.map((cell) => ({ ...cell, top: CELL_TOP + ascent - cell.lines[0]!.ascent }));
  }

  private cell({ lines, top, width }: Cell, left: number, y: number, isAtEnd: boolean): void {
    let at = y + top;
    for (const line of lines) {
      const free = isAtEnd || line.isRightToLeft ? width - GUTTER - line.width : 0;
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

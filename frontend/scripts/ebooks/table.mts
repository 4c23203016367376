import type { Tokens } from 'marked';
import type { Block } from './blocks.mts';
import { ink, measure, page, type Sheet, typeset } from './sheet.mts';

const size = 8.8;
const leading = 11.6;
const padding = 4;
const between = 12;

/** A table, which never breaks over a page. */
export function tableBlock(sheet: Sheet, table: Tokens.Table): Omit<Block, 'before'> {
  const widths = widthsOf(sheet, table);
  const rows = [table.header, ...table.rows].map((row, index) => {
    const isHead = index === 0;
    const cells = row.map(({ text }, column) => {
      const face = isHead || text.startsWith('**') ? ('bold' as const) : ('text' as const);
      return sheet.lines([{ text: plain(text), face }], widths[column]!, size);
    });
    const height = Math.max(...cells.map((lines) => lines.length)) * leading + 2 * padding;
    return { cells, height, isHead };
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const width = widths.reduce((sum, one) => sum + one + between, -between);
  const draw = (y: number) => {
    const struct = sheet.tagged('Table');
    let top = y;
    for (const { cells, height, isHead } of rows) {
      const line = sheet.tagged('TR', undefined, struct);
      let left = page.left;
      cells.forEach((lines, column) => {
        const look = { x: left, y: top + padding, width: widths[column]!, size, leading };
        const align = table.align[column] === 'right' ? ('right' as const) : ('left' as const);
        const drawCell = () => void sheet.put(lines, { ...look, align });
        const options = isHead ? { scope: 'Column' } : {};
        sheet.tagged(isHead ? 'TH' : 'TD', drawCell, line, options);
        left += widths[column]! + between;
      });
      line.end();
      top += height;
      const bottom = top;
      sheet.artifact(() => {
        sheet.document.moveTo(page.left, bottom).lineTo(page.left + width, bottom);
        sheet.document.lineWidth(isHead ? 1 : 0.6).strokeColor(isHead ? ink.brand : ink.hair);
        sheet.document.stroke();
      });
    }
    struct.end();
  };
  return { height: () => height, draw, full: width > measure.text + 1 };
}

const plain = (text: string) => typeset(text.replaceAll('**', ''));

/** Gives each column its longest word, and shares what is left by the length of its texts. */
function widthsOf(sheet: Sheet, { header, rows }: Tokens.Table): number[] {
  const columns = header.map((head, column) => {
    const texts = [head.text, ...rows.map((row) => row[column]?.text ?? '')].map(plain);
    const widest = (parts: string[]) =>
      Math.max(...parts.map((part) => sheet.widthOf(part, 'bold', size))) + 1;
    return { least: widest(texts.flatMap((text) => text.split(' '))), most: widest(texts) };
  });
  const gaps = between * (columns.length - 1);
  const most = columns.reduce((sum, column) => sum + column.most, gaps);
  // Short tables take the width of the text, others also the margin.
  const width = most <= measure.text ? measure.text : measure.full;
  const widths = columns.map(({ most: one, least }) => (most <= width ? one : least));
  for (let round = 0; round < 5; round += 1) {
    const room = width - widths.reduce((sum, one) => sum + one, gaps);
    const wishes = columns.map(({ most: one }, index) =>
      most <= width ? one : Math.sqrt(Math.max(one - widths[index]!, 0)),
    );
    const wished = wishes.reduce((sum, wish) => sum + wish, 0);
    if (room < 1 || wished === 0) break;
    wishes.forEach((wish, index) => (widths[index]! += (room * wish) / wished));
    if (most > width) {
      columns.forEach(({ most: one }, index) => (widths[index] = Math.min(widths[index]!, one)));
    }
  }
  return widths;
}

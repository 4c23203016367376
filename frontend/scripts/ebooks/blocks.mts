import type { Token, Tokens } from 'marked';
import { ink, page, runsOf, type Sheet, type Structure, textWidth, typeset } from './sheet.mts';

export type Chapter = { title: string; page: number };

export function setBlocks(sheet: Sheet, tokens: Token[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const token of tokens as Tokens.Generic[]) {
    if (token.type === 'heading' && token['depth'] === 2) {
      const title = String(token['text']);
      setChapter(sheet, title, chapters.length + 1);
      chapters.push({ title, page: sheet.pages });
    } else setBlock(sheet, token);
  }
  return chapters;
}

function setChapter(sheet: Sheet, title: string, number: number): void {
  sheet.document.addPage();
  sheet.document.outline.addItem(title);
  sheet.tagged('H2', () => {
    sheet.say(String(number), { face: 'titleItalic', size: 15, color: ink.brand });
    sheet.say(typeset(title), { face: 'title', size: 25, lineGap: 1 });
  });
  sheet.document.y += 18;
}

function setBlock(sheet: Sheet, token: Tokens.Generic): void {
  const { tokens } = token;
  switch (token.type) {
    case 'heading':
      sheet.need(74);
      sheet.document.y += 8;
      sheet.tagged('H3', () => sheet.write(runsOf(tokens, 'bold'), { size: 12, after: 5 }));
      break;
    case 'paragraph':
      sheet.need(30);
      sheet.tagged('P', () => sheet.write(runsOf(tokens)));
      break;
    case 'blockquote':
      sheet.need(50);
      for (const inner of (tokens ?? []) as Tokens.Generic[]) {
        const runs = runsOf(inner.tokens, 'italic');
        sheet.tagged('BlockQuote', () => sheet.write(runs, { indent: 16, color: ink.brand }));
      }
      break;
    case 'list':
      setList(sheet, token as Tokens.List);
      break;
    case 'table':
      setTable(sheet, token as Tokens.Table);
      break;
  }
}

function setList(sheet: Sheet, list: Tokens.List): void {
  const struct = sheet.tagged('L');
  list.items.forEach((item, index) => {
    sheet.need(30);
    const [first] = item.tokens.filter(({ type }) => type !== 'checkbox');
    const words = runsOf((first as Tokens.Generic | undefined)?.tokens);
    const mark = list.ordered ? `${Number(list.start || 1) + index}.` : '•';
    const top = sheet.document.y;
    const drawMark = () => {
      if (item.task) drawBox(sheet);
      else sheet.say(mark, { color: ink.brand, x: page.margin, y: top, lineBreak: false });
    };
    const drawWords = () => {
      sheet.document.y = top;
      sheet.write(words, { indent: 20, after: 4 });
    };
    const entry = sheet.tagged('LI', undefined, struct);
    sheet.tagged('Lbl', drawMark, entry);
    sheet.tagged('LBody', drawWords, entry);
    entry.end();
  });
  struct.end();
  sheet.document.y += 5;
}

/** Draws a checkbox, which our fonts have no glyph for. */
function drawBox({ document }: Sheet): void {
  document.rect(page.margin + 1, document.y + 1.5, 8.5, 8.5).lineWidth(0.8);
  document.strokeColor(ink.brand).stroke();
}

function setTable(sheet: Sheet, table: Tokens.Table): void {
  const { document } = sheet;
  sheet.need(90);
  document.y += 2;
  const structParent: Structure = sheet.tagged('Table');
  const cell = (text: string) => typeset(text.replaceAll('**', ''));
  document.font('text').fontSize(8.6).fillColor(ink.ink);
  document.table({
    position: { x: page.margin, y: document.y },
    maxWidth: textWidth,
    structParent,
    columnStyles: widthsOf(table).map((width) => ({ width })),
    defaultStyle: {
      border: [0, 0, 0.6, 0],
      borderColor: ink.hair,
      padding: [3.5, 6, 3.5, 0],
      align: { x: 'left', y: 'top' },
    },
    data: [
      table.header.map(({ text }) => ({ text: cell(text), type: 'TH', font: { src: 'bold' } })),
      ...table.rows.map((row) =>
        row.map(({ text, align }) => ({
          text: cell(text),
          align: { x: align ?? 'left', y: 'top' },
        })),
      ),
    ],
  } as Parameters<typeof document.table>[0]);
  document.x = page.margin;
  document.y += 12;
}

/** Distributes the width by the longest cell of each column. */
function widthsOf({ header, rows }: Tokens.Table): number[] {
  const longest = header.map((head, column) =>
    Math.max(head.text.length, ...rows.map((row) => Math.min(row[column]?.text.length ?? 0, 60))),
  );
  const weights = longest.map((length) => Math.sqrt(Math.max(length, 6)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * textWidth);
}

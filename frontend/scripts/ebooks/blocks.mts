import type { Token, Tokens } from 'marked';
import {
  ink,
  need,
  page,
  runsOf,
  textWidth,
  typeset,
  write,
  type Document,
  type Structure,
} from './sheet.mts';

export type Chapter = { title: string; page: number };

/** Sets one block of a book after the other, each under its own tag. Returns where chapters begin. */
export function setBlocks(document: Document, root: Structure, tokens: Token[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === 2) {
      chapters.push(setChapter(document, root, token as Tokens.Heading, chapters.length + 1));
    } else setBlock(document, root, token);
  }
  return chapters;
}

function setChapter(
  document: Document,
  root: Structure,
  { text }: Tokens.Heading,
  number: number,
): Chapter {
  document.addPage();
  document.outline.addItem(text);
  root.add(
    document.struct('H2', {}, () => {
      document.font('titleItalic').fontSize(15).fillColor(ink.brand).text(String(number));
      document.font('title').fontSize(25).fillColor(ink.text).text(typeset(text), { lineGap: 1 });
    }),
  );
  document.y += 18;
  return { title: text, page: document.bufferedPageRange().count };
}

function setBlock(document: Document, root: Structure, token: Token): void {
  const { tokens } = token as Tokens.Generic;
  switch (token.type) {
    case 'heading':
      need(document, 74);
      document.y += 8;
      root.add(
        document.struct('H3', {}, () =>
          write(document, runsOf(tokens, 'bold'), { size: 12, after: 5 }),
        ),
      );
      break;
    case 'paragraph':
      need(document, 30);
      root.add(document.struct('P', {}, () => write(document, runsOf(tokens))));
      break;
    case 'blockquote':
      need(document, 50);
      for (const inner of tokens ?? []) {
        root.add(
          document.struct('BlockQuote', {}, () =>
            write(document, runsOf((inner as Tokens.Generic).tokens, 'italic'), {
              indent: 16,
              color: ink.brand,
            }),
          ),
        );
      }
      break;
    case 'list':
      setList(document, root, token as Tokens.List);
      break;
    case 'table':
      setTable(document, root, token as Tokens.Table);
      break;
  }
}

/** A box to tick is drawn: no face of ours has the sign. */
function drawBox(document: Document): void {
  document
    .rect(page.margin + 1, document.y + 1.5, 8.5, 8.5)
    .lineWidth(0.8)
    .strokeColor(ink.brand)
    .stroke();
}

function setList(document: Document, root: Structure, list: Tokens.List): void {
  const struct = document.struct('L');
  root.add(struct);
  list.items.forEach((item, index) => {
    need(document, 30);
    const [first] = item.tokens.filter(({ type }) => type !== 'checkbox');
    const words = runsOf((first as Tokens.Generic | undefined)?.tokens);
    const mark = list.ordered ? `${Number(list.start || 1) + index}.` : '•';
    const top = document.y;
    const entry = document.struct('LI', {}, [
      document.struct('Lbl', {}, () => {
        if (item.task) drawBox(document);
        else
          document
            .font('text')
            .fontSize(10.2)
            .fillColor(ink.brand)
            .text(mark, page.margin, top, { lineBreak: false });
      }),
      document.struct('LBody', {}, () => {
        document.y = top;
        write(document, words, { indent: 20, after: 4 });
      }),
    ]);
    struct.add(entry);
    entry.end();
  });
  struct.end();
  document.y += 5;
}

function setTable(document: Document, root: Structure, table: Tokens.Table): void {
  need(document, 90);
  document.y += 2;
  const struct = document.struct('Table');
  root.add(struct);
  const cell = (text: string) => typeset(text.replaceAll('**', ''));
  document.font('text').fontSize(8.6).fillColor(ink.text);
  document.table({
    position: { x: page.margin, y: document.y },
    maxWidth: textWidth,
    structParent: struct,
    columnStyles: widthsOf(table).map((width) => ({ width })),
    defaultStyle: {
      border: [0, 0, 0.6, 0],
      borderColor: ink.rule,
      padding: [3.5, 6, 3.5, 0],
      align: { x: 'left', y: 'top' },
    },
    data: [
      table.header.map(({ text }) => ({
        text: cell(text),
        type: 'TH' as const,
        font: { src: 'bold' },
      })),
      ...table.rows.map((row) =>
        row.map(({ text }, column) => ({
          text: cell(text),
          align: { x: table.align[column] ?? 'left', y: 'top' as const },
        })),
      ),
    ],
  } as Parameters<Document['table']>[0]);
  document.x = page.margin;
  document.y += 12;
}

/** Columns share the width by how much the longest of their cells has to say. */
function widthsOf({ header, rows }: Tokens.Table): number[] {
  const longest = header.map((head, column) =>
    Math.max(head.text.length, ...rows.map((row) => Math.min(row[column]?.text.length ?? 0, 60))),
  );
  const weights = longest.map((length) => Math.sqrt(Math.max(length, 6)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * textWidth);
}

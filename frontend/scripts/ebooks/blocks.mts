import type { Token, Tokens } from 'marked';
import { figureBlock } from './figure.mts';
import { ink, measure, page, type Run, runsOf, type Sheet, type Structure } from './sheet.mts';
import { tableBlock } from './table.mts';

/** A part of a chapter that stays on one page. */
export interface Block {
  height: () => number;
  draw: (y: number) => void;
  /** Space above, unless the block begins a page. */
  before: number;
  /** Takes the margin as well, so no note can stand beside it. */
  full?: boolean;
  /** Stays on the page of the next block. */
  withNext?: boolean;
  /** May move behind the blocks that follow when a page has no room for it. */
  floats?: boolean;
  /** Plain text, in which the terms of the glossary are looked up. */
  text?: string;
}

const gap = { text: 7, item: 4, head: 17, wide: 13 };

export function blocksOf(sheet: Sheet, tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  let table: Tokens.Table | undefined;
  for (const token of tokens as Tokens.Generic[]) {
    if (token.type === 'table') {
      table = token as Tokens.Table;
      // Its introduction.
      if (blocks.length > 1) blocks.at(-1)!.withNext = true;
    }
    blocks.push(...blocksFor(sheet, token, blocks.length === 0, table));
  }
  return blocks;
}

function blocksFor(
  sheet: Sheet,
  token: Tokens.Generic,
  isFirst: boolean,
  table: Tokens.Table | undefined,
): Block[] {
  const { tokens, type } = token;
  switch (type) {
    case 'heading':
      return [
        { ...text(sheet, 'H3', runsOf(tokens, 'bold'), 12), before: gap.head, withNext: true },
      ];
    case 'paragraph': {
      const runs = runsOf(tokens, isFirst ? 'title' : 'text');
      const block = text(sheet, 'P', runs, isFirst ? 13 : sheet.body.size);
      return [{ ...block, before: gap.text, withNext: block.text.endsWith(':') }];
    }
    case 'blockquote':
      return ((tokens ?? []) as Tokens.Generic[])
        .filter((inner) => inner.type === 'paragraph')
        .map((inner) => ({
          ...text(sheet, 'BlockQuote', runsOf(inner.tokens, 'italic'), sheet.body.size, 16),
          before: gap.text,
        }));
    case 'list':
      return listBlocks(sheet, token as Tokens.List);
    case 'table':
      return [{ ...tableBlock(sheet, token as Tokens.Table), before: gap.wide }];
    case 'code':
      return [{ ...figureBlock(sheet, String(token['text']), table), before: gap.wide }];
    default:
      return [];
  }
}

function text(sheet: Sheet, tag: string, runs: Run[], size: number, indent = 0) {
  const lines = sheet.lines(runs, measure.text - indent, size);
  const leading = () => (size / sheet.body.size) ** 0.8 * sheet.body.leading * sheet.air;
  return {
    height: () => lines.length * leading(),
    draw: (y: number) => {
      const x = page.left + indent;
      const color = indent > 0 ? ink.brand : ink.ink;
      if (indent > 0) sheet.artifact(() => quoteRule(sheet, y, lines.length * leading()));
      sheet.tagged(tag, () => sheet.put(lines, { x, y, size, leading: leading(), color }));
    },
    text: runs.map((run) => run.text).join(''),
  };
}

function quoteRule({ document }: Sheet, y: number, height: number): void {
  document.rect(page.left, y + 2, 2, height - 4).fill(ink.brand);
}

function listBlocks(sheet: Sheet, list: Tokens.List): Block[] {
  let struct: Structure | undefined;
  const last = list.items.length - 1;
  return list.items.map((item, index) => {
    const [first] = item.tokens.filter(({ type }) => type !== 'checkbox');
    const runs = runsOf((first as Tokens.Generic | undefined)?.tokens);
    const lines = sheet.lines(runs, measure.text - 20);
    const leading = () => sheet.body.leading * sheet.air;
    const mark = list.ordered ? `${Number(list.start || 1) + index}.` : '•';
    return {
      before: index === 0 ? gap.text : gap.item,
      height: () => lines.length * leading(),
      // A checklist stays whole. No other list leaves one item alone.
      withNext: index < last && (item.task || index === 0 || index === last - 1),
      text: runs.map((run) => run.text).join(''),
      draw: (y) => {
        struct ??= sheet.tagged('L');
        const entry = sheet.tagged('LI', undefined, struct);
        const look = { y, leading: leading() };
        const drawMark = () => {
          if (item.task) drawBox(sheet, y + leading() / 2 - 4.5);
          else sheet.say(mark, { ...look, color: ink.brand });
        };
        sheet.tagged('Lbl', drawMark, entry);
        const words = () => sheet.put(lines, { ...look, x: page.left + 20 });
        sheet.tagged('LBody', () => void words(), entry);
        entry.end();
        if (index === last) struct.end();
      },
    };
  });
}

/** Draws a checkbox, which our fonts have no glyph for. */
function drawBox({ document }: Sheet, y: number): void {
  document
    .rect(page.left + 1, y, 9, 9)
    .lineWidth(0.8)
    .strokeColor(ink.brand)
    .stroke();
}

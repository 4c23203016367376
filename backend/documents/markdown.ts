export type Run = { text: string; bold: boolean; italic: boolean };
export type Block = { kind: 'heading' | 'paragraph' | 'bullet' | 'number'; runs: Run[] };

const STARTS: [RegExp, Block['kind']][] = [
  [/^#{1,6} +/, 'heading'],
  [/^[-*+] +/, 'bullet'],
  [/^\d{1,3}[.)] +/, 'number'],
];

/** Changes of emphasis; beyond them a text is shown as typed. */
const MAX_RUNS = 4_000;

/** Page and PDF are made from the same blocks. */
export function blocksOf(markdown: string): Block[] {
  const blocks: { kind: Block['kind']; text: string }[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    const [start, kind] = STARTS.find(([pattern]) => pattern.test(line)) ?? [];
    const last = blocks.at(-1);
    if (!line) isOpen = false;
    else if (start && kind) {
      blocks.push({ kind, text: line.replace(start, '') });
      isOpen = kind !== 'heading';
    } else if (isOpen && last) last.text += ` ${line}`;
    else {
      blocks.push({ kind: 'paragraph', text: line });
      isOpen = true;
    }
  }
  let left = MAX_RUNS;
  return blocks.map(({ kind, text }) => {
    const runs = left > 0 ? runsOf(text, left) : [{ text, bold: false, italic: false }];
    left -= runs.length;
    return { kind, runs };
  });
}

const MARKED = /\*\*(?=\S)([^*]*\S)\*\*|\*(?=\S)([^*]*[^*\s])\*|_(?=\S)([^_]*[^_\s])_(?!\w)/g;

function runsOf(text: string, max: number): Run[] {
  const runs: Run[] = [];
  const add = (part: string, bold = false, italic = false) => {
    if (part) runs.push({ text: part, bold, italic });
  };
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, star, underscore] = match;
    if (runs.length >= max) break;
    // "snake_case" is no emphasis.
    if (underscore !== undefined && /\w/.test(text[match.index - 1] ?? '')) continue;
    add(text.slice(end, match.index));
    add(strong ?? star ?? underscore ?? '', strong !== undefined, strong === undefined);
    end = match.index + whole.length;
  }
  add(text.slice(end));
  return runs;
}

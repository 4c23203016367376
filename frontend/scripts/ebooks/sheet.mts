import PDFDocument from 'pdfkit';
import { resolve } from 'node:path';
import type { Tokens } from 'marked';

const packages = resolve(import.meta.dirname, '../../../node_modules/@fontsource');
const sans = resolve(packages, 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin');
const serif = resolve(packages, 'baskervville/files/baskervville-latin');

const faces = {
  text: `${sans}-400-normal.woff`,
  italic: `${sans}-400-italic.woff`,
  bold: `${sans}-700-normal.woff`,
  title: `${serif}-400-normal.woff`,
  titleItalic: `${serif}-400-italic.woff`,
};
export type Face = keyof typeof faces;

/** Points. */
export const page = { width: 420, height: 595, margin: 50, foot: 62 };
export const ink = { text: '#12211b', soft: '#44544c', brand: '#14503c', rule: '#ccd5ce' };
const body = { size: 10.2, gap: 3.6, after: 7 };

export type Document = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Document['struct']>;

/** An A5 document with our faces, tagged for screen readers, its pages kept open for the footers. */
export function openSheet(facts: { title: string; author: string; language: string }): Document {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, bottom: page.foot, left: page.margin, right: page.margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    // The date of the build would make every build a different file.
    info: {
      Title: facts.title,
      Author: facts.author,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  for (const [name, file] of Object.entries(faces)) document.registerFont(name, file);
  return document;
}

export const textWidth = page.width - 2 * page.margin;

/** Starts a new page when less than `points` are left on this one. */
export function need(document: Document, points: number): void {
  if (document.y + points > page.height - page.foot) document.addPage();
}

type Run = { text: string; face: Face; link?: string };

/** Words with their emphasis; marks of Markdown that only a screen could show are taken as text. */
export function runsOf(tokens: Tokens.Generic[] | undefined, face: Face = 'text'): Run[] {
  return (tokens ?? []).flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token['tokens'], 'bold');
    if (token.type === 'em') return runsOf(token['tokens'], 'italic');
    if (token.type === 'link') {
      const [run] = runsOf(token['tokens'], face);
      return run ? [{ ...run, link: String(token['href']) }] : [];
    }
    if (token['tokens']) return runsOf(token['tokens'] as Tokens.Generic[], face);
    return [{ text: typeset(String(token['text'] ?? '')), face }];
  });
}

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Text as a printer sets it: one line, with curly quotes. */
export const typeset = (text: string): string =>
  text
    .replace(/&(quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity]!)
    .replaceAll('\n', ' ')
    .replace(/(^|[\s(“])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s(“])'(?=\w)/g, '$1‘')
    .replaceAll("'", '’');

type ParagraphStyle = { size?: number; indent?: number; after?: number; color?: string };

/** A paragraph of runs, in one flow. */
export function write(document: Document, runs: Run[], style: ParagraphStyle = {}): void {
  const { size = body.size, indent = 0, after = body.after, color = ink.text } = style;
  document.fontSize(size).fillColor(color);
  document.x = page.margin + indent;
  runs.forEach((run, index) => {
    document.font(run.face).text(run.text, {
      width: textWidth - indent,
      lineGap: body.gap,
      continued: index < runs.length - 1,
      link: run.link?.startsWith('http') ? run.link : null,
    });
  });
  document.y += after;
  document.x = page.margin;
}

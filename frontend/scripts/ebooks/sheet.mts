import PDFDocument from 'pdfkit';
import brand from '../../../brand.json' with { type: 'json' };
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
type Face = keyof typeof faces;

/** In points. */
export const page = { width: 420, height: 595, margin: 50, foot: 62 };
export const textWidth = page.width - 2 * page.margin;
export const ink = brand.colours.light;
const body = { size: 10.2, gap: 3.6, after: 7 };

type Document = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Document['struct']>;
type Run = { text: string; face: Face; link?: string };

interface Look extends PDFKit.Mixins.TextOptions {
  face?: Face;
  size?: number;
  color?: string;
  x?: number;
  y?: number;
}

/** A tagged A5 document. Pages stay buffered until the footers are drawn. */
export class Sheet {
  readonly document: Document;
  readonly root: Structure;

  constructor(facts: { title: string; author: string }) {
    // The build's date would make every build differ.
    const made = new Date(0);
    this.document = new PDFDocument({
      size: [page.width, page.height],
      margins: { top: page.margin, bottom: page.foot, left: page.margin, right: page.margin },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: brand.locale,
      displayTitle: true,
      info: { Title: facts.title, Author: facts.author, CreationDate: made, ModDate: made },
    });
    for (const [name, file] of Object.entries(faces)) this.document.registerFont(name, file);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  get pages(): number {
    return this.document.bufferedPageRange().count;
  }

  end(): void {
    this.root.end();
    this.document.end();
  }

  need(points: number): void {
    if (this.document.y + points > page.height - page.foot) this.document.addPage();
  }

  /** Opens a structure element, drawn by `draw` or filled with children later. */
  tagged(tag: string, draw?: () => void, parent = this.root): Structure {
    const part = this.document.struct(tag, {}, draw);
    parent.add(part);
    return part;
  }

  say(text: string, look: Look) {
    const { face = 'text', size = body.size, color = ink.ink, ...rest } = look;
    const { x = this.document.x, y = this.document.y, ...options } = rest;
    this.document.font(face).fontSize(size).fillColor(color).text(text, x, y, options);
  }

  write(runs: Run[], { size = body.size, indent = 0, after = body.after, color = ink.ink } = {}) {
    this.document.x = page.margin + indent;
    runs.forEach(({ text, face, link }, index) =>
      this.say(text, {
        face,
        size,
        color,
        width: textWidth - indent,
        lineGap: body.gap,
        continued: index < runs.length - 1,
        link: link?.startsWith('http') ? link : null,
      }),
    );
    this.document.y += after;
    this.document.x = page.margin;
  }
}

const emphasis: Partial<Record<string, Face>> = { strong: 'bold', em: 'italic' };

/** Converts inline tokens to runs. Markup without a print equivalent becomes plain text. */
export function runsOf(tokens: Tokens.Generic[] | undefined, face: Face = 'text'): Run[] {
  return (tokens ?? []).flatMap((token): Run[] => {
    const { type, tokens, text = '', href } = token;
    if (!tokens) return [{ text: typeset(String(text)), face }];
    const runs = runsOf(tokens, emphasis[type] ?? face);
    return type === 'link' ? runs.slice(0, 1).map((run) => ({ ...run, link: String(href) })) : runs;
  });
}

/** Collapses whitespace and sets curly quotes. */
export const typeset = (text: string): string =>
  text
    .replaceAll('\n', ' ')
    .replace(/(^|[\s(“])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s(“])'(?=\w)/g, '$1‘')
    .replaceAll("'", '’');

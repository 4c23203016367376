import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import brand from '../../../brand.json' with { type: 'json' };

const packages = resolve(import.meta.dirname, '../../../node_modules');
const sans = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const serif = '@fontsource/baskervville/files/baskervville-latin';

const faces = {
  text: `${sans}-400-normal.woff`,
  italic: `${sans}-400-italic.woff`,
  bold: `${sans}-700-normal.woff`,
  title: `${serif}-400-normal.woff`,
  titleItalic: `${serif}-400-italic.woff`,
};
// Atkinson's zero is slashed, which suits code and not prices (scripts/subset-fonts.mts).
const digits = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const digitFaces = { digits: 400, digitsBold: 700 };
export type Face = keyof typeof faces;
type AnyFace = Face | keyof typeof digitFaces;

/** In points: B5, with a column for notes on the right. */
export const page = { width: 499, height: 709, left: 42, top: 74, bottom: 628 };
export const measure = { text: 312, note: 90, noteLeft: 372, full: 420 };
export const ink = brand.colours.light;

type Document = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Document['struct']>;
export type Run = { text: string; face: Face; link?: string };
type Piece = { text: string; face: AnyFace; width: number; link?: string };
/** A line of text that has been broken to fit, in ems. */
type Line = Piece[];

interface Look {
  x?: number;
  /** Top of the first line. */
  y: number;
  width?: number;
  size?: number;
  leading?: number;
  color?: string;
  align?: 'left' | 'right' | 'center' | undefined;
  goTo?: string;
}

type Facts = { title: string; author: string; body: { size: number; leading: number } };

/** A tagged document. Text is broken into lines here, so that its height is known before it is drawn. */
export class Sheet {
  readonly document: Document;
  readonly root: Structure;
  /** Factor for the space between lines and blocks, which evens out the pages of a chapter. */
  air = 1;
  readonly #widths = new Map<string, number>();
  /** Of the running text, in points. */
  readonly body: { size: number; leading: number };

  private constructor(facts: Facts) {
    this.body = facts.body;
    // The build's date would make every build differ.
    const made = new Date(0);
    this.document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: brand.locale,
      displayTitle: true,
      info: { Title: facts.title, Author: facts.author, CreationDate: made, ModDate: made },
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  static async open(facts: Facts): Promise<Sheet> {
    const sheet = new Sheet(facts);
    for (const [name, file] of Object.entries(faces)) {
      sheet.document.registerFont(name, resolve(packages, file));
    }
    const whole = await readFile(resolve(packages, digits));
    for (const [name, wght] of Object.entries(digitFaces)) {
      const variationAxes = { wght };
      const font = await subsetFont(whole, '0123456789', { targetFormat: 'sfnt', variationAxes });
      sheet.document.registerFont(name, font);
    }
    return sheet;
  }

  get pages(): number {
    return this.document.bufferedPageRange().count;
  }

  end(): void {
    this.root.end();
    this.document.end();
  }

  /** Opens a structure element, drawn by `draw` or filled with children later. */
  tagged(tag: string, draw?: () => void, parent = this.root, options = {}): Structure {
    const part = this.document.struct(tag, options, draw);
    parent.add(part);
    return part;
  }

  /** Page numbers, rules and running heads, which screen readers skip. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  widthOf(text: string, face: Face, size: number): number {
    return this.#pieces({ text, face }).reduce((sum, { width }) => sum + width, 0) * size;
  }

  lines(runs: readonly Run[], width: number, size = this.body.size): Line[] {
    const lines: Line[] = [[]];
    let room = width / size;
    // A word may consist of several runs: a bold word and its comma.
    const words = runs
      .flatMap((run) => run.text.split(/(?<= )/).map((text) => ({ ...run, text })))
      .reduce<Run[][]>((all, run) => {
        const last = all.at(-1);
        if (last && !last.at(-1)!.text.endsWith(' ')) last.push(run);
        else all.push([run]);
        return all;
      }, []);
    for (const word of words) {
      const pieces = word.flatMap((run) => this.#pieces(run));
      const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const trailing = word.at(-1)!.text.endsWith(' ') ? this.#width(' ', word.at(-1)!.face) : 0;
      if (whole - trailing > room + 0.001 && lines.at(-1)!.length > 0) {
        lines.push([]);
        room = width / size;
      }
      lines.at(-1)!.push(...pieces);
      room -= whole;
    }
    return lines;
  }

  /** Draws lines and returns the bottom of the last. */
  put(lines: readonly Line[], look: Look): number {
    const { x = page.left, y, width = measure.text, size = this.body.size, color = ink.ink } = look;
    const { leading = size * 1.4, align = 'left', goTo } = look;
    lines.forEach((line, index) => {
      const text = line.map((piece) => piece.text).join('');
      const last = line.at(-1);
      const trailing = last && text.endsWith(' ') ? this.#width(' ', last.face) : 0;
      const used = (line.reduce((sum, piece) => sum + piece.width, 0) - trailing) * size;
      const share = { left: 0, center: 0.5, right: 1 }[align];
      let left = x + (width - used) * share;
      // Puts the letters in the middle of the leading.
      const baseline = y + index * leading + (leading + size * 0.68) / 2;
      for (const piece of joined(line)) {
        this.document.font(piece.face).fontSize(size).fillColor(color);
        this.document.text(piece.text, left, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          link: piece.link?.startsWith('http') ? piece.link : null,
          ...(goTo && { goTo }),
        });
        left += piece.width * size;
      }
    });
    return y + lines.length * leading;
  }

  /** Draws one line of plain text. */
  say(text: string, { face = 'text', ...look }: Look & { face?: Face }): number {
    const { width = measure.text, size = this.body.size } = look;
    return this.put(this.lines([{ text: typeset(text), face }], width, size), look);
  }

  #pieces({ text, face, link }: Run): Piece[] {
    const plain = face === 'title' || face === 'titleItalic';
    const parts = plain ? [text] : text.split(/(\d+)/).filter(Boolean);
    return parts.map((part) => {
      const name = plain || !/^\d/.test(part) ? face : face === 'bold' ? 'digitsBold' : 'digits';
      return { text: part, face: name, width: this.#width(part, name), ...(link && { link }) };
    });
  }

  #width(text: string, face: AnyFace): number {
    const key = `${face} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.document.font(face).fontSize(100).widthOfString(text) / 100;
      this.#widths.set(key, width);
    }
    return width;
  }
}

/** Joins neighbours of one face, so that a line is few pieces of text. */
const joined = (line: Line): Line =>
  line.reduce<Line>((all, piece) => {
    const last = all.at(-1);
    if (last?.face === piece.face && last.link === piece.link) {
      all[all.length - 1] = {
        ...last,
        text: last.text + piece.text,
        width: last.width + piece.width,
      };
    } else all.push(piece);
    return all;
  }, []);

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

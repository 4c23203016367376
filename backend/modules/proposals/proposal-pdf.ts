import { join } from 'node:path';
import brand from '../../../brand.json';
import { LOCALE } from '../../config/locale';
import { OFFICE_ZONE } from '../../config/office';
import { amountOf, formatMoney } from '../../validation/money';
import { blocksOf, type Block } from './markdown';
import type { Paper } from './paper';
import type { Capacity } from './proposal.entity';

export type Acceptance = {
  name: string;
  capacity: Capacity;
  at: Date;
  sentAt: Date;
  seenAt: Date | null;
  account: string;
  network: string | null;
  userAgent: string | null;
  order: string | null;
};

const PAGE = { size: 'A4', margins: { top: 64, bottom: 76, left: 64, right: 64 } } as const;
const LEFT = 64;
const WIDTH = 595.28 - 2 * LEFT;
const BOTTOM = 841.89 - 76;
const { ink, soft, hair, brand: green } = brand.colours.light;

const CAPACITY: Record<Capacity, string> = {
  client: 'as the client',
  signatory: 'as a signatory of the company',
  order: 'by a purchase order on paper',
};

const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const momentIn = (at: Date): string =>
  new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: OFFICE_ZONE,
  }).format(at);

const percent = (rate: number): string => `${rate / 100}%`;

/** The canonical JSON is attached. */
export async function drawPdf(
  paper: Paper,
  content: string,
  sha256: string,
  acceptance: Acceptance | null,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const title = `${headline(paper)} ${paper.reference}, version ${paper.version}`;
  const pdf = new PDFDocument({
    ...PAGE,
    bufferPages: true,
    lang: LOCALE,
    displayTitle: true,
    info: { Title: title, Author: paper.firm.legalName },
  });
  // pdfkit keeps every operator of a page in an array of its own: ten times the page.
  let former = contentOf(pdf.page);
  pdf.on('pageAdded', () => {
    former.buffer = [Buffer.concat(former.buffer)];
    former = contentOf(pdf.page);
  });
  const money = (minor: number) => formatMoney(amountOf(minor, paper.currency), paper.currency);
  for (const [set, face] of Object.entries(FACES)) {
    for (const weight of ['regular', 'bold'] as const) {
      const file = `${face}-${set}-${weight}.ttf`;
      pdf.registerFont(`${set}-${weight}`, join(__dirname, 'fonts', file));
    }
  }
  pdf.file(Buffer.from(content), {
    name: `${paper.reference}-${paper.version}.json`,
    hidden: false,
  });

  const draw = (pieces: Piece[], left: number, look: PDFKit.Mixins.TextOptions) =>
    pieces.forEach(({ text, font }, index) => {
      const options = { ...look, continued: index < pieces.length - 1 };
      pdf.font(font);
      if (index === 0) pdf.text(text, left, pdf.y, options);
      else pdf.text(text, options);
    });

  type Look = { size?: number; bold?: boolean; color?: string; indent?: number; gap?: number };
  const write = (runs: { text: string; bold?: boolean }[], look: Look = {}) => {
    const { size = 10, color = ink, indent = 0, gap = 4 } = look;
    const pieces = piecesOf(look.bold ? runs.map(({ text }) => ({ text, bold: true })) : runs);
    pdf.fillColor(color).fontSize(size);
    draw(pieces, LEFT + indent, { width: WIDTH - indent, lineGap: 3 });
    pdf.y += gap;
  };
  const room = (needed: number) => {
    if (pdf.y + needed > BOTTOM) pdf.addPage();
  };
  const heading = (text: string) => {
    room(60);
    pdf.y += 12;
    write([{ text }], { size: 13, bold: true, color: green, gap: 6 });
  };
  const blocks = (list: Block[]) => {
    let number = 0;
    for (const { kind, runs } of list) {
      number = kind === 'number' ? number + 1 : 0;
      room(kind === 'heading' ? 44 : 16);
      if (kind === 'heading') write(runs, { bold: true, size: 11, gap: 4 });
      else if (kind === 'paragraph') write(runs, { gap: 6 });
      else {
        const mark = kind === 'bullet' ? '•' : `${number}.`;
        const y = pdf.y;
        pdf
          .font('latin-regular')
          .fontSize(10)
          .fillColor(ink)
          .text(mark, LEFT + 4, y, { lineBreak: false });
        pdf.y = y;
        write(runs, { indent: 22, gap: 3 });
      }
    }
  };
  const columns = [0.46, 0.14, 0.16, 0.08, 0.16].map((share) => share * WIDTH);
  /** Never split across two pages. */
  const row = (cells: string[], look: { bold?: boolean; widths?: number[] } = {}) => {
    const { widths = columns, bold } = look;
    pdf.fontSize(9.5).fillColor(ink);
    const parts = cells.map((text) => piecesOf([{ text: text || ' ', bold }]));
    const heights = cells.flatMap((text, index) =>
      [...new Set(parts[index]!.map(({ font }) => font))].map((font) =>
        pdf.font(font).heightOfString(text || ' ', { width: widths[index]! - 6 }),
      ),
    );
    const height = Math.max(...heights) + 9;
    room(height);
    const top = pdf.y;
    let left = LEFT;
    parts.forEach((pieces, index) => {
      const width = widths[index]! - 6;
      pdf.y = top + 4;
      if (index > 0 && pieces.length === 1) draw(pieces, left, { width, align: 'right' });
      else {
        // pdfkit aligns each piece alone, so several are moved to the right edge by hand.
        const drawn = pieces.map(({ text, font }) => pdf.font(font).widthOfString(text));
        const free = width - drawn.reduce((sum, one) => sum + one, 1);
        const indent = index > 0 ? Math.max(0, free) : 0;
        draw(pieces, left + indent, { width: width - indent });
      }
      left += widths[index]!;
    });
    pdf.y = top + height;
    pdf
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + WIDTH, pdf.y)
      .lineWidth(0.5)
      .strokeColor(hair)
      .stroke();
  };
  const pairs = (list: [string, string][]) => {
    for (const [label, value] of list) row([label, value], { widths: [WIDTH * 0.4, WIDTH * 0.6] });
  };

  const { firm, client } = paper;
  write([{ text: brand.name }], { size: 20, bold: true, color: green, gap: 18 });
  write([{ text: headline(paper) }], { size: 24, bold: true, gap: 2 });
  write([{ text: paper.request.projectName }], { size: 13, gap: 12 });
  pairs([
    ['Number', `${paper.reference}, version ${paper.version}`],
    ['For', [client.name, client.company].filter(Boolean).join(', ')],
    ['Request', paper.request.reference],
    ['Issued', dayInWords(paper.issuedOn)],
    ['Valid until the end of', dayInWords(paper.validUntil!)],
  ]);
  heading('Scope');
  blocks(blocksOf(paper.scope));
  if (paper.exclusions) {
    heading('Not included');
    blocks(blocksOf(paper.exclusions));
  }
  heading('Price');
  row(['Description', 'Quantity', 'Unit price', 'VAT', 'Net'], { bold: true });
  for (const line of paper.lines) {
    const { text, quantity, unitMinor, vatRate, netMinor } = line;
    row([text, String(quantity / 1_000), money(unitMinor), percent(vatRate), money(netMinor)]);
  }
  const sums = [WIDTH * 0.7, WIDTH * 0.3];
  row(['Net', money(paper.netMinor)], { widths: sums });
  for (const { rate, netMinor, vatMinor } of paper.vat) {
    row([`VAT ${percent(rate)} on ${money(netMinor)}`, money(vatMinor)], { widths: sums });
  }
  row(['Total', money(paper.totalMinor)], { widths: sums, bold: true });
  if (paper.vatNote) {
    pdf.y += 6;
    write([{ text: paper.vatNote }], { color: soft });
  }
  if (paper.change) {
    heading(`Changes to ${paper.change.of}`);
    pairs([
      ['Agreed so far, without VAT', money(paper.change.agreedMinor)],
      ['This change', money(paper.netMinor)],
      ['New price, without VAT', money(paper.change.newMinor)],
    ]);
  }
  if (paper.depositMinor !== null || paper.milestones.length > 0) {
    heading('Schedule, without VAT');
    const widths = [WIDTH * 0.5, WIDTH * 0.25, WIDTH * 0.25];
    if (paper.depositMinor !== null) {
      row(['Deposit', 'on acceptance', money(paper.depositMinor)], { widths });
    }
    for (const { title: name, due, minor } of paper.milestones) {
      row([name, due ? dayInWords(due) : '', money(minor)], { widths });
    }
  }
  heading(`Terms, version ${paper.terms.version}`);
  blocks(blocksOf(paper.terms.text));
  heading('Who proposes this');
  if (firm.isSample) {
    write([{ text: 'The numbers below are invented, for a demonstration.' }], { bold: true });
  }
  pairs([
    ['Company', firm.legalName],
    ['Address', firm.address],
    ['Registered', `in ${firm.place}, number ${firm.companyNumber}`],
    ['Registered office', firm.office],
    ['VAT number', firm.vatNumber ?? 'not registered for VAT'],
  ]);
  if (acceptance) {
    pdf.addPage();
    write([{ text: 'Acceptance' }], { size: 24, bold: true, gap: 12 });
    const { name, capacity, at, sentAt, seenAt, account, network, userAgent, order } = acceptance;
    pairs([
      ['Accepted by', `${name}, ${CAPACITY[capacity]}`],
      ['Accepted on', momentIn(at)],
      ['Version', `${paper.reference}, version ${paper.version}`],
      ['Price, without VAT', money(paper.netMinor)],
      ['Sent on', momentIn(sentAt)],
      ['First opened on', seenAt ? momentIn(seenAt) : 'not recorded'],
      [capacity === 'order' ? 'Recorded by' : 'Account', account],
      ...(order ? [['Purchase order', order] as [string, string]] : []),
      ['Network', network ?? 'not recorded'],
      ['Browser', userAgent ?? 'not recorded'],
      ['SHA-256 of the version', sha256],
      ['SHA-256 of the terms', paper.terms.sha256],
    ]);
    pdf.y += 10;
    write(
      [
        {
          text: 'The version itself is attached to this file as JSON. Its SHA-256 is the one above.',
        },
      ],
      { color: soft, size: 9 },
    );
  }
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // The footer lies in the margin, where text would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('latin-regular').fontSize(7.5).fillColor(soft);
    const foot = `${paper.reference}, version ${paper.version}  ·  page ${index + 1} of ${count}`;
    pdf.text(foot, LEFT, BOTTOM + 20, { width: WIDTH, lineBreak: false });
    pdf.text(`SHA-256 ${sha256}`, LEFT, BOTTOM + 32, { width: WIDTH, lineBreak: false });
  }
  pdf.end();
  return Buffer.concat((await pdf.toArray()) as Buffer[]);
}

const contentOf = ({ content }: PDFKit.PDFPage) => content as unknown as { buffer: Uint8Array[] };

const headline = ({ kind }: Paper): string => (kind === 'offer' ? 'Proposal' : 'Change order');

/** Public Sans has only Latin. */
const FACES = { latin: 'public-sans', 'latin-ext': 'public-sans', greek: 'inter' };

/** Letters that only the first font file has. Every file has the space. */
const FIRST =
  /^[\u0000-\u001F\u0021-\u00FF\u0131\u0152\u0153\u02BB-\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]$/;
const SECOND = /^[\u0100-\u024F\u0259\u1E00-\u1EFF\u20A0-\u20C0\u2113]$/;
/** Greek, Cyrillic and arrows. */
const THIRD = /^[\u0370-\u03D7\u03F0-\u04FF\u052F\u1F00-\u1FFF\u2190-\u2199\u21D2\u21D4]$/;

/** Measuring a word takes time by the square of its length, so no word is longer than a line. */
const LONG_WORD = /\S{80}(?=\S)/g;

type Piece = { text: string; font: string };

/** Few, because each is a call of pdfkit: what no file has stays with the letter before. */
function piecesOf(runs: { text: string; bold?: boolean | undefined }[]): Piece[] {
  const pieces: Piece[] = [];
  let set = 'latin';
  for (const { text, bold } of runs) {
    for (const character of text) {
      if (FIRST.test(character)) set = 'latin';
      else if (SECOND.test(character)) set = 'latin-ext';
      else if (THIRD.test(character)) set = 'greek';
      const font = `${set}-${bold ? 'bold' : 'regular'}`;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += character;
      else pieces.push({ text: character, font });
    }
  }
  return pieces.map(({ text, font }) => ({ text: text.replace(LONG_WORD, '$& '), font }));
}

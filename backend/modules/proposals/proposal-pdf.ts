import brand from '../../../brand.json';
import { LOCALE } from '../../config/locale';
import { OFFICE_ZONE } from '../../config/office';
import { dayInWords, secondInWords } from '../../time/words';
import { amountOf, formatMoney } from '../../validation/money';
import { blocksOf, type Block } from './markdown';
import type { ProposalContent } from './proposal-content';
import { PdfText, type Run } from './pdf-text';
import type { Capacity } from './proposal-version.entity';

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

const officeTime = (at: Date): string => secondInWords(at, OFFICE_ZONE);

const percent = (rate: number): string => `${rate / 100}%`;

/** The canonical JSON is attached. */
export async function drawPdf(
  content: ProposalContent,
  json: string,
  sha256: string,
  acceptance: Acceptance | null,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const title = `${headline(content)} ${content.reference}, version ${content.version}`;
  const pdf = new PDFDocument({
    ...PAGE,
    bufferPages: true,
    lang: LOCALE,
    displayTitle: true,
    info: { Title: title, Author: content.firm.legalName },
  });
  // pdfkit keeps every operator of a page in an array of its own: ten times the page.
  let former = operatorsOf(pdf.page);
  pdf.on('pageAdded', () => {
    former.buffer = [Buffer.concat(former.buffer)];
    former = operatorsOf(pdf.page);
  });
  const texts = new PdfText(pdf);
  const money = (minor: number) => formatMoney(amountOf(minor, content.currency), content.currency);
  pdf.file(Buffer.from(json), {
    name: `${content.reference}-${content.version}.json`,
    hidden: false,
  });

  const room = (needed: number) => {
    if (pdf.y + needed > BOTTOM) pdf.addPage();
  };

  type Look = { size?: number; bold?: boolean; color?: string; indent?: number; gap?: number };
  const write = (runs: Run[], look: Look & { mark?: string } = {}) => {
    const { size = 10, color = ink, indent = 0, gap = 4, mark } = look;
    const width = WIDTH - indent;
    const all = look.bold ? runs.map(({ text }) => ({ text, bold: true })) : runs;
    texts.linesOf(all, size, width).forEach((line, index) => {
      room(line.height);
      const top = pdf.y;
      pdf.fillColor(color);
      const left = line.isRightToLeft ? LEFT + width - line.width : LEFT + indent;
      texts.draw(line, left, top, size);
      if (mark && index === 0) {
        const [marked] = texts.linesOf([{ text: mark }], size, indent);
        const beside = line.isRightToLeft ? LEFT + WIDTH - 4 - marked!.width : LEFT + 4;
        texts.draw({ ...marked!, ascent: line.ascent }, beside, top, size);
      }
      pdf.y = top + line.height + 3;
    });
    pdf.y += gap;
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
        write(runs, { indent: 22, gap: 3, mark });
      }
    }
  };
  const columns = [0.46, 0.14, 0.16, 0.08, 0.16].map((share) => share * WIDTH);
  /** Never split across two pages. */
  const row = (cells: string[], look: { bold?: boolean; widths?: number[] } = {}) => {
    const { widths = columns, bold } = look;
    const size = 9.5;
    const texted = cells.map((text, index) =>
      texts.linesOf([{ text: text || ' ', bold }], size, widths[index]! - 6),
    );
    const ascent = Math.max(...texted.map(([first]) => first!.ascent));
    const starts = texted.map(([first]) => 4 + ascent - first!.ascent);
    const heights = texted.map((lines, at) =>
      lines.reduce((sum, line) => sum + line.height, starts[at]!),
    );
    const height = Math.max(...heights) + 5;
    room(height);
    const top = pdf.y;
    pdf.fillColor(ink);
    let left = LEFT;
    texted.forEach((lines, index) => {
      let y = top + starts[index]!;
      for (const line of lines) {
        const isAtEnd = index > 0 || line.isRightToLeft;
        const free = isAtEnd ? widths[index]! - 6 - line.width : 0;
        texts.draw(line, left + free, y, size);
        y += line.height;
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

  const { firm, client } = content;
  write([{ text: brand.name }], { size: 20, bold: true, color: green, gap: 18 });
  write([{ text: headline(content) }], { size: 24, bold: true, gap: 2 });
  write([{ text: content.request.projectName }], { size: 13, gap: 12 });
  pairs([
    ['Number', `${content.reference}, version ${content.version}`],
    ['For', [client.name, client.company].filter(Boolean).join(', ')],
    ['Request', content.request.reference],
    ['Issued', dayInWords(content.issuedOn)],
    ['Valid until the end of', dayInWords(content.validUntil!)],
  ]);
  heading('Scope');
  blocks(blocksOf(content.scope));
  if (content.exclusions) {
    heading('Not included');
    blocks(blocksOf(content.exclusions));
  }
  heading('Price');
  row(['Description', 'Quantity', 'Unit price', 'VAT', 'Net'], { bold: true });
  for (const line of content.lines) {
    const { text, quantity, unitMinor, vatRate, netMinor } = line;
    row([text, String(quantity / 1_000), money(unitMinor), percent(vatRate), money(netMinor)]);
  }
  const sums = [WIDTH * 0.7, WIDTH * 0.3];
  row(['Net', money(content.netMinor)], { widths: sums });
  for (const { rate, netMinor, vatMinor } of content.vat) {
    row([`VAT ${percent(rate)} on ${money(netMinor)}`, money(vatMinor)], { widths: sums });
  }
  row(['Total', money(content.totalMinor)], { widths: sums, bold: true });
  if (content.vatNote) {
    pdf.y += 6;
    write([{ text: content.vatNote }], { color: soft });
  }
  if (content.change) {
    heading(`Changes to ${content.change.of}`);
    pairs([
      ['Agreed so far, without VAT', money(content.change.agreedMinor)],
      ['This change', money(content.netMinor)],
      ['New price, without VAT', money(content.change.newMinor)],
    ]);
  }
  if (content.depositMinor !== null || content.milestones.length > 0) {
    heading('Schedule, without VAT');
    const widths = [WIDTH * 0.5, WIDTH * 0.25, WIDTH * 0.25];
    if (content.depositMinor !== null) {
      row(['Deposit', 'on acceptance', money(content.depositMinor)], { widths });
    }
    for (const { title: name, due, minor } of content.milestones) {
      row([name, due ? dayInWords(due) : '', money(minor)], { widths });
    }
  }
  heading(`Terms, version ${content.terms.version}`);
  blocks(blocksOf(content.terms.text));
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
      ['Accepted on', officeTime(at)],
      ['Version', `${content.reference}, version ${content.version}`],
      ['Price, without VAT', money(content.netMinor)],
      ['Sent on', officeTime(sentAt)],
      ['First opened on', seenAt ? officeTime(seenAt) : 'not recorded'],
      [capacity === 'order' ? 'Recorded by' : 'Account', account],
      ...(order ? [['Purchase order', order] as [string, string]] : []),
      ['Network', network ?? 'not recorded'],
      ['Browser', userAgent ?? 'not recorded'],
      ['SHA-256 of the version', sha256],
      ['SHA-256 of the terms', content.terms.sha256],
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
    pdf.fillColor(soft);
    const foot = `${content.reference}, version ${content.version}  ·  page ${index + 1} of ${count}`;
    [foot, `SHA-256 ${sha256}`].forEach((text, at) => {
      const [line] = texts.linesOf([{ text }], 7.5, WIDTH);
      texts.draw(line!, LEFT, BOTTOM + 20 + at * 12, 7.5);
    });
  }
  pdf.end();
  return Buffer.concat((await pdf.toArray()) as Buffer[]);
}

const operatorsOf = ({ content }: PDFKit.PDFPage) => content as unknown as { buffer: Uint8Array[] };

const headline = ({ kind }: ProposalContent): string =>
  kind === 'offer' ? 'Proposal' : 'Change order';

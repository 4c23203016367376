import brand from '../../../brand.json';
import { LOCALE } from '../../config/locale';
import { OFFICE_ZONE } from '../../config/office';
import { dayInWords, secondInWords } from '../../time/words';
import { amountOf, formatMoney } from '../../validation/money';
import { blocksOf } from './markdown';
import { PAGE, PdfPage } from './pdf-page';
import type { ProposalContent } from './proposal-content';
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

const CAPACITY: Record<Capacity, string> = {
  client: 'as the client',
  signatory: 'as a signatory of the company',
  order: 'by a purchase order on paper',
};

const officeTime = (at: Date): string => secondInWords(at, OFFICE_ZONE);

const percent = (rate: number): string => `${rate / 100}%`;

/** `json`: the canonical JSON of the content, which is attached. */
export async function drawPdf(
  content: ProposalContent,
  json: string,
  sha256: string,
  acceptance: Acceptance | null,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const version = versionOf(content);
  const pdf = new PDFDocument({
    ...PAGE,
    bufferPages: true,
    lang: LOCALE,
    displayTitle: true,
    info: { Title: `${headline(content)} ${version}`, Author: content.firm.legalName },
  });
  joinOperators(pdf);
  const name = `${content.reference}-${content.version}.json`;
  pdf.file(Buffer.from(json), { name, hidden: false });
  const page = new PdfPage(pdf);
  drawTop(page, content);
  drawWork(page, content);
  drawPrice(page, content);
  drawChange(page, content);
  drawSchedule(page, content);
  drawTerms(page, content);
  drawFirm(page, content);
  if (acceptance) drawAcceptance(page, content, sha256, acceptance);
  page.footers((number, count) => [
    `${version}  ·  page ${number} of ${count}`,
    `SHA-256 ${sha256}`,
  ]);
  pdf.end();
  return Buffer.concat((await pdf.toArray()) as Buffer[]);
}

/** pdfkit keeps every operator of a page in an array of its own: ten times the page. */
function joinOperators(pdf: PDFKit.PDFDocument): void {
  let former = operatorsOf(pdf.page);
  pdf.on('pageAdded', () => {
    former.buffer = [Buffer.concat(former.buffer)];
    former = operatorsOf(pdf.page);
  });
}

const operatorsOf = ({ content }: PDFKit.PDFPage) => content as unknown as { buffer: Uint8Array[] };

const headline = ({ kind }: ProposalContent): string =>
  kind === 'offer' ? 'Proposal' : 'Change order';

const versionOf = ({ reference, version }: ProposalContent): string =>
  `${reference}, version ${version}`;

const moneyIn =
  ({ currency }: ProposalContent) =>
  (minor: number): string =>
    formatMoney(amountOf(minor, currency), currency);

function drawTop(page: PdfPage, content: ProposalContent): void {
  const { client, request } = content;
  page.write(brand.name, { size: 20, bold: true, isGreen: true, gap: 18 });
  page.write(headline(content), { size: 24, bold: true, gap: 2 });
  page.write(request.projectName, { size: 13, gap: 12 });
  page.pairs([
    ['Number', versionOf(content)],
    ['For', [client.name, client.company].filter(Boolean).join(', ')],
    ['Request', request.reference],
    ['Issued', dayInWords(content.issuedOn)],
    ['Valid until', dayInWords(content.validUntil!)],
  ]);
}

function drawWork(page: PdfPage, { scope, exclusions }: ProposalContent): void {
  page.heading('Scope');
  page.blocks(blocksOf(scope));
  if (!exclusions) return;
  page.heading('Not included');
  page.blocks(blocksOf(exclusions));
}

function drawPrice(page: PdfPage, content: ProposalContent): void {
  const money = moneyIn(content);
  page.heading('Price');
  page.row(['Description', 'Quantity', 'Unit price', 'VAT', 'Net'], { bold: true });
  for (const { text, quantity, unitMinor, vatRate, netMinor } of content.lines) {
    page.row([
      ...[text, String(quantity / 1_000), money(unitMinor)],
      ...[percent(vatRate), money(netMinor)],
    ]);
  }
  const shares = [0.7, 0.3];
  page.row(['Net', money(content.netMinor)], { shares });
  for (const { rate, netMinor, vatMinor } of content.vat) {
    page.row([`VAT ${percent(rate)} on ${money(netMinor)}`, money(vatMinor)], { shares });
  }
  page.row(['Total', money(content.totalMinor)], { shares, bold: true });
  if (!content.vatNote) return;
  page.space(6);
  page.write(content.vatNote, { isSoft: true });
}

function drawChange(page: PdfPage, content: ProposalContent): void {
  const { change, netMinor } = content;
  if (!change) return;
  const money = moneyIn(content);
  page.heading(`Changes to ${change.of}`);
  page.pairs([
    ['Agreed so far, without VAT', money(change.agreedMinor)],
    ['This change', money(netMinor)],
    ['New price, without VAT', money(change.newMinor)],
  ]);
}

function drawSchedule(page: PdfPage, content: ProposalContent): void {
  const { depositMinor, milestones } = content;
  if (depositMinor === null && milestones.length === 0) return;
  const money = moneyIn(content);
  const shares = [0.5, 0.25, 0.25];
  page.heading('Schedule, without VAT');
  if (depositMinor !== null) {
    page.row(['Deposit', 'on acceptance', money(depositMinor)], { shares });
  }
  for (const { title, due, minor } of milestones) {
    page.row([title, due ? dayInWords(due) : '', money(minor)], { shares });
  }
}

function drawTerms(page: PdfPage, { terms }: ProposalContent): void {
  page.heading(`Terms, version ${terms.version}`);
  page.blocks(blocksOf(terms.text));
}

function drawFirm(page: PdfPage, { firm }: ProposalContent): void {
  page.heading('Who proposes this');
  if (firm.isSample) {
    page.write('The numbers below are invented, for a demonstration.', { bold: true });
  }
  page.pairs([
    ['Company', firm.legalName],
    ['Address', firm.address],
    ['Registered', `in ${firm.place}, number ${firm.companyNumber}`],
    ['Registered office', firm.office],
    ['VAT number', firm.vatNumber ?? 'not registered for VAT'],
  ]);
}

function drawAcceptance(
  page: PdfPage,
  content: ProposalContent,
  sha256: string,
  { name, capacity, at, sentAt, seenAt, account, network, userAgent, order }: Acceptance,
): void {
  page.newPage();
  page.write('Acceptance', { size: 24, bold: true, gap: 12 });
  page.pairs([
    ['Accepted by', `${name}, ${CAPACITY[capacity]}`],
    ['Accepted on', officeTime(at)],
    ['Version', versionOf(content)],
    ['Price, without VAT', moneyIn(content)(content.netMinor)],
    ['Sent on', officeTime(sentAt)],
    ['First opened on', seenAt ? officeTime(seenAt) : 'not recorded'],
    [capacity === 'order' ? 'Recorded by' : 'Account', account],
    ...(order ? [['Purchase order', order] as [string, string]] : []),
    ['Network', network ?? 'not recorded'],
    ['Browser', userAgent ?? 'not recorded'],
    ['SHA-256 of the version', sha256],
    ['SHA-256 of the terms', content.terms.sha256],
  ]);
  page.space(10);
  page.write('The version itself is attached to this file as JSON. Its SHA-256 is the one above.', {
    isSoft: true,
    size: 9,
  });
}

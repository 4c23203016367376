import { OFFICE_ZONE } from '../../config/office';
import { dayOf } from '../../time/wall-clock';
import { dayInWords, secondInWords } from '../../time/words';
import { blocksOf } from '../../documents/markdown';
import { drawLines, moneyIn } from '../../documents/pdf-lines';
import { drawFile } from '../../documents/pdf-file';
import { FIGURE_SIZE, type PdfPage } from '../../documents/pdf-page';
import { priceOf, type ProposalContent } from './proposal-content';
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

type Drawn = [
  content: ProposalContent,
  json: string,
  sha256: string,
  acceptance: Acceptance | null,
];

/** `json`: the canonical JSON of the content, which is attached. */
export const drawPdf = (...[content, json, sha256, acceptance]: Drawn): Promise<Buffer> =>
  drawFile(
    {
      title: `${headline(content)} ${versionOf(content)}`,
      author: content.firm.legalName,
      attachment: { name: `${content.reference}-${content.version}.json`, json },
    },
    (page, endsHere) => {
      drawTop(page, content);
      drawWork(page, content);
      drawPrice(page, content);
      drawChange(page, content);
      drawSchedule(page, content, acceptance);
      drawTerms(page, content);
      drawFirm(page, content);
      endsHere();
      if (acceptance) drawAcceptance(page, content, sha256, acceptance);
      page.footers((number, count) => [
        `${content.reference} v${content.version} · ${number}/${count}`,
        `SHA-256 ${sha256}`,
      ]);
    },
  );

const headline = ({ kind }: ProposalContent): string =>
  kind === 'offer' ? 'Proposal' : 'Change order';

const versionOf = ({ reference, version }: ProposalContent): string =>
  `${reference}, version ${version}`;

const MAX_TITLE = 60;

function drawTop(page: PdfPage, content: ProposalContent): void {
  const { client, request } = content;
  const title = request.projectName;
  page.letterhead(`${headline(content)} ${versionOf(content)}`);
  page.write(headline(content), { bold: true, isGreen: true, gap: 2 });
  page.write(title, { size: title.length > MAX_TITLE ? 18 : FIGURE_SIZE, isTitle: true, gap: 10 });
  page.pairs([
    ['For', [client.name, client.company].filter(Boolean).join(', ')],
    ['Request', request.reference],
    ['Issued', dayInWords(content.issuedOn)],
  ]);
  drawTotal(page, content);
}

function drawTotal(page: PdfPage, content: ProposalContent): void {
  const { netMinor, vatMinor, totalMinor, validUntil } = content;
  const money = moneyIn(content);
  const sum = vatMinor === 0 ? 'No VAT is added.' : `${money(netMinor)} + ${money(vatMinor)} VAT.`;
  page.panel(
    vatMinor === 0 ? 'Total' : 'Total, including VAT',
    `${sum} Valid until ${dayInWords(validUntil!)}.`,
    money(totalMinor),
  );
}

function drawWork(page: PdfPage, { scope, exclusions }: ProposalContent): void {
  page.heading('Scope');
  page.blocks(blocksOf(scope));
  if (!exclusions) return;
  page.heading('Not included');
  page.blocks(blocksOf(exclusions));
}

function drawPrice(page: PdfPage, content: ProposalContent): void {
  page.heading('Price');
  drawLines(page, content);
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

function drawSchedule(
  page: PdfPage,
  content: ProposalContent,
  acceptance: Acceptance | null,
): void {
  const { depositMinor, milestones } = content;
  if (depositMinor === null && milestones.length === 0) return;
  const money = moneyIn(content);
  const look = { shares: [0.46, 0.3, 0.24], left: [0, 1] };
  page.heading('What is paid when');
  page.row(['Instalment', 'Due', 'Without VAT'], { ...look, isSoft: true });
  if (depositMinor !== null) {
    const day = acceptance && dayInWords(dayOf(acceptance.at, OFFICE_ZONE));
    page.row(['Deposit', day ?? 'on acceptance', money(depositMinor)], look);
  }
  for (const { title, due, minor } of milestones) {
    page.row([title, due ? dayInWords(due) : '–', money(minor)], look);
  }
}

const TERMS_SIZE = 9;

function drawTerms(page: PdfPage, { terms }: ProposalContent): void {
  page.heading(`Terms, version ${terms.version}`);
  page.blocks(blocksOf(terms.text), TERMS_SIZE);
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
  page.letterhead(`${headline(content)} ${versionOf(content)}`);
  page.write('Acceptance', { size: FIGURE_SIZE, isTitle: true, gap: 12 });
  page.pairs([
    ['Accepted by', `${name}, ${CAPACITY[capacity]}`],
    ['Accepted on', officeTime(at)],
    ['Version', versionOf(content)],
    ['Price', priceOf(content)],
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

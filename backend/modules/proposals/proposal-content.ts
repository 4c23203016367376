import { sha256Of } from '../../documents/canonical-json';
import { plusDays, type Day } from '../../time/days';
import { amountOf, CURRENCY, formatMoney } from '../../validation/money';
import { firmFacts, type Firm } from '../../documents/firm';
import { scheduleOf, totalsOf, type PricedLine, type VatSum } from '../../documents/priced-lines';
import type { Draft, ProposalKind } from './proposal-draft';
import { CURRENT_TERMS, termsText } from './wording';

export const MAX_LINES = 50;
export const MAX_MILESTONES = 12;

export type Milestone = { title: string; due: Day | null; minor: number };

/** Its canonical JSON is what is hashed and accepted. */
export type ProposalContent = {
  schema: 1;
  reference: string;
  version: number;
  kind: ProposalKind;
  issuedOn: Day;
  validUntil: Day | null;
  currency: string;
  firm: Firm;
  client: { name: string; company: string };
  request: { reference: string; projectName: string };
  scope: string;
  exclusions: string;
  lines: PricedLine[];
  vat: VatSum[];
  vatNote: string;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  depositMinor: number | null;
  milestones: Milestone[];
  change: { of: string; agreedMinor: number; newMinor: number } | null;
  terms: { version: string; sha256: string; text: string };
};

export const proposalReference = (number: number) => `PRO-${String(number).padStart(6, '0')}`;
export const proposalReferenceSql = (proposal: string): string =>
  `'PRO-' || lpad(${proposal}.number::text, 6, '0')`;

type Price = Pick<ProposalContent, 'netMinor' | 'currency'> & { vatMinor?: number | undefined };

export const priceOf = ({ netMinor, vatMinor, currency }: Price): string =>
  `${formatMoney(amountOf(netMinor, currency), currency)}${vatMinor === 0 ? '' : ' + VAT'}`;

export const parseContent = (content: string): ProposalContent =>
  JSON.parse(content) as ProposalContent;

export type ContentFacts = Pick<
  ProposalContent,
  'reference' | 'version' | 'kind' | 'issuedOn' | 'client'
> & {
  request: ProposalContent['request'];
  offer: { reference: string; agreedMinor: number } | null;
};

export function contentOf(
  draft: Draft,
  { offer, ...facts }: ContentFacts,
  useSample: boolean,
): ProposalContent {
  const totals = totalsOf(draft.lines);
  const parts = [...(draft.deposit ? [draft.deposit] : []), ...draft.milestones];
  const amounts = scheduleOf(totals.netMinor, parts) ?? parts.map(({ minor = 0 }) => minor);
  const first = draft.deposit ? 1 : 0;
  const text = termsText(CURRENT_TERMS);
  return {
    schema: 1,
    ...facts,
    validUntil: draft.validUntil,
    currency: CURRENCY,
    firm: firmFacts(useSample).firm,
    scope: draft.scope,
    exclusions: draft.exclusions,
    ...totals,
    vatNote: draft.vatNote,
    depositMinor: draft.deposit ? amounts[0]! : null,
    milestones: draft.milestones.map(({ title, due }, index) => ({
      title,
      due,
      minor: amounts[index + first]!,
    })),
    change: offer && {
      of: offer.reference,
      agreedMinor: offer.agreedMinor,
      newMinor: offer.agreedMinor + totals.netMinor,
    },
    terms: { version: CURRENT_TERMS, sha256: sha256Of(text), text },
  };
}

const WORKING_DAYS_BEFORE = 3;
/** Even if no day is a working day. */
const MAX_DAYS_BEFORE = 60;

export function reminderDay(last: Day, isWorkingDay: (day: Day) => boolean): Day {
  let day = last;
  for (let left = WORKING_DAYS_BEFORE, tries = 0; left > 0 && tries < MAX_DAYS_BEFORE; tries += 1) {
    day = plusDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

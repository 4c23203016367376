import { createHash } from 'node:crypto';
import { LOCALE } from '../../config/locale';
import { amountOf, CURRENCY, formatMoney } from '../../validation/money';
import { firmFacts, type Firm } from './firm';
import { blocksOf } from './markdown';
import { missingIn } from './pdf-fonts';
import { scheduleOf, totalsOf, type PricedLine, type VatSum } from './money';
import type { Draft, ProposalKind } from './proposal.entity';
import { CURRENT_TERMS, termsText } from './wording';

export const MAX_LINES = 50;
export const MAX_MILESTONES = 12;
export const MAX_BLOCKS = 2_000;
/** Of every amount of a paper. A sum of all lines is then still an exact number. */
const MAX_MINOR = 1_000_000_000_000;

export type Milestone = { title: string; due: string | null; minor: number };

/** The canonical JSON of a paper is what is hashed and accepted. */
export type Paper = {
  schema: 1;
  reference: string;
  version: number;
  kind: ProposalKind;
  issuedOn: string;
  validUntil: string | null;
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

type Price = Pick<Paper, 'netMinor' | 'currency'> & { vatMinor?: number | undefined };

export const priceOf = ({ netMinor, vatMinor, currency }: Price): string =>
  `${formatMoney(amountOf(netMinor, currency), currency)}${vatMinor === 0 ? '' : ' + VAT'}`;

export const sha256Of = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** Sorted keys and no spaces, so that the same content has the same hash everywhere. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join()}}`;
}

export const parsePaper = (content: string): Paper => JSON.parse(content) as Paper;

export type PaperFacts = Pick<Paper, 'reference' | 'version' | 'kind' | 'issuedOn' | 'client'> & {
  request: Paper['request'];
  offer: { reference: string; agreedMinor: number } | null;
};

export function paperOf(draft: Draft, { offer, ...facts }: PaperFacts, useSample: boolean): Paper {
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

export type Gap = {
  field: string;
  code:
    'required' | 'too_many' | 'does_not_add_up' | 'too_large' | 'no_vat_number' | 'not_drawable';
  message: string;
};

export function gapsIn(draft: Draft, paper: Paper): Gap[] {
  const gaps: (Gap | false)[] = [
    !draft.scope && { field: 'scope', code: 'required', message: 'Write what is in scope.' },
    ...(['scope', 'exclusions'] as const).map(
      (field) =>
        blocksOf(draft[field]).length > MAX_BLOCKS && {
          field,
          code: 'too_many' as const,
          message:
            `“${field === 'scope' ? 'Scope' : 'Not included'}” has too many parts: ` +
            `at most ${MAX_BLOCKS.toLocaleString(LOCALE)} headings, paragraphs and list items.`,
        },
    ),
    draft.lines.length === 0 && { field: 'lines', code: 'required', message: 'Add a line.' },
    ...draft.lines.map(
      ({ text }, index) =>
        !text && {
          field: `lines.${index}.text`,
          code: 'required' as const,
          message: 'Say what this line is for.',
        },
    ),
    ...draft.milestones.map(
      ({ title }, index) =>
        !title && {
          field: `milestones.${index}.title`,
          code: 'required' as const,
          message: 'Name this milestone.',
        },
    ),
    !draft.validUntil && {
      field: 'validUntil',
      code: 'required',
      message: 'Say until when it is valid.',
    },
    ...priceGapsIn(paper),
    !adds(draft, paper) && {
      field: 'milestones',
      code: 'does_not_add_up',
      message:
        'Deposit and milestones must each be above zero, and add up to the price without VAT.',
    },
    !paper.firm.vatNumber &&
      draft.lines.some(({ vatRate }) => vatRate > 0) && {
        field: 'lines',
        code: 'no_vat_number',
        message: 'Without a VAT number, lines cannot bear VAT.',
      },
    draft.lines.some(({ vatRate }) => vatRate === 0) &&
      Boolean(paper.firm.vatNumber) &&
      !draft.vatNote && {
        field: 'vatNote',
        code: 'required',
        message: 'Say why a line has no VAT.',
      },
    ...notDrawableIn(draft, paper),
  ];
  return gaps.filter((gap): gap is Gap => gap !== false);
}

/** Signed documents must show what was written, so it is named before they are sent. */
const notDrawableIn = (draft: Draft, { client, request }: Paper): (Gap | false)[] =>
  (
    [
      ['scope', 'Scope', draft.scope],
      ['exclusions', 'Not included', draft.exclusions],
      ...draft.lines.map(({ text }, at) => [`lines.${at}.text`, `Line ${at + 1}`, text] as const),
      ...draft.milestones.map(
        ({ title }, at) => [`milestones.${at}.title`, `Milestone ${at + 1}`, title] as const,
      ),
      ['vatNote', 'Note on VAT', draft.vatNote],
      ['client', 'The client’s name', `${client.name} ${client.company}`],
      ['request', 'The name of the request', request.projectName],
    ] as const
  ).map(([field, label, text]) => {
    const missing = missingIn(text);
    return (
      missing.length > 0 && {
        field,
        code: 'not_drawable' as const,
        message: notDrawable(label, missing),
      }
    );
  });

const MAX_NAMED = 8;

export const notDrawable = (label: string, missing: string[]): string =>
  `${label} has characters that the PDF has no letters for: ` +
  `${missing.slice(0, MAX_NAMED).join(', ')}${missing.length > MAX_NAMED ? ', …' : ''}.`;

const isTooLarge = (minor: number): boolean => Math.abs(minor) > MAX_MINOR;

export const hasWrongPrice = (paper: Paper): boolean => priceGapsIn(paper).some(Boolean);

/** A change order may reduce the price, an offer has one. */
function priceGapsIn({ lines, vat, netMinor, totalMinor, change }: Paper): (Gap | false)[] {
  const sums = [netMinor, totalMinor, change?.newMinor ?? 0];
  const areTooLarge =
    sums.some(isTooLarge) ||
    vat.some((one) => isTooLarge(one.netMinor) || isTooLarge(one.vatMinor));
  const tooLarge = (field: string, message: string): Gap => ({ field, code: 'too_large', message });
  return [
    ...lines.map(
      (line, index) =>
        isTooLarge(line.netMinor) &&
        tooLarge(`lines.${index}.unitMinor`, 'The price of this line is too large.'),
    ),
    areTooLarge && tooLarge('lines', 'The price is too large.'),
    change !== null &&
      change.newMinor < 0 &&
      tooLarge('lines', 'The change takes off more than was agreed.'),
    change === null &&
      (netMinor <= 0 || totalMinor <= 0) &&
      tooLarge('lines', 'The price must be more than nothing, with VAT and without.'),
    change === null &&
      vat.some(({ vatMinor }) => vatMinor < 0) &&
      tooLarge('lines', 'At each VAT rate, reductions must not be more than the price.'),
  ];
}

const adds = ({ deposit, milestones }: Draft, { netMinor }: Paper): boolean => {
  const parts = [...(deposit ? [deposit] : []), ...milestones];
  return parts.length === 0 || scheduleOf(netMinor, parts) !== null;
};

const WORKING_DAYS_BEFORE = 3;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export function reminderDay(last: string, isWorkingDay: (day: string) => boolean): string {
  let day = last;
  for (let left = WORKING_DAYS_BEFORE, tries = 0; left > 0 && tries < 60; tries += 1) {
    day = plusDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

import { LOCALE } from '../../config/locale';
import { blocksOf } from '../../documents/markdown';
import { scheduleOf } from '../../documents/priced-lines';
import { missingIn, notDrawable } from '../../documents/pdf-fonts';
import type { ProposalContent } from './proposal-content';
import type { Draft } from './proposal-draft';

const MAX_BLOCKS = 2_000;
/** Of every amount, so that the sum of all lines is still an exact number. */
const MAX_MINOR = 1_000_000_000_000;
/** In thousandths. */
const ONE = 1_000;

/** A reason why a draft cannot be sent yet. */
export type Gap = {
  field: string;
  code:
    | 'required'
    | 'too_many'
    | 'does_not_add_up'
    | 'too_large'
    | 'no_vat_number'
    | 'not_drawable';
  message: string;
};

type Gaps = (Gap | false)[];

export const gapsIn = (draft: Draft, content: ProposalContent): Gap[] =>
  [
    ...missingTexts(draft),
    ...priceGaps(content),
    !addsUp(draft, content) && DOES_NOT_ADD_UP,
    ...vatGaps(draft, content),
    ...notDrawableTexts(draft, content),
  ].filter((gap): gap is Gap => gap !== false);

export const hasWrongPrice = (content: ProposalContent): boolean =>
  priceGaps(content).some(Boolean);

const required = (field: string, message: string): Gap => ({ field, code: 'required', message });

const missingTexts = (draft: Draft): Gaps => [
  !draft.scope && required('scope', 'Write what is in scope.'),
  tooManyBlocks(draft, 'scope', 'Scope'),
  tooManyBlocks(draft, 'exclusions', 'Not included'),
  draft.lines.length === 0 && required('lines', 'Add a line.'),
  ...draft.lines.map(
    ({ text }, at) => !text && required(`lines.${at}.text`, 'Say what this line is for.'),
  ),
  ...draft.lines.map(
    ({ unit, quantity }, at) =>
      unit === 'fixed' &&
      quantity !== ONE && {
        field: `lines.${at}.quantity`,
        code: 'does_not_add_up' as const,
        message: 'A fixed price is for one.',
      },
  ),
  ...draft.milestones.map(
    ({ title }, at) => !title && required(`milestones.${at}.title`, 'Name this milestone.'),
  ),
  ...draft.milestones.map(
    ({ due }, at) => !due && required(`milestones.${at}.due`, 'Say when this milestone is due.'),
  ),
  !draft.validUntil && required('validUntil', 'Say until when it is valid.'),
];

const tooManyBlocks = (draft: Draft, field: 'scope' | 'exclusions', label: string): Gap | false =>
  blocksOf(draft[field]).length > MAX_BLOCKS && {
    field,
    code: 'too_many',
    message:
      `“${label}” has too many parts: ` +
      `at most ${MAX_BLOCKS.toLocaleString(LOCALE)} headings, paragraphs and list items.`,
  };

const DOES_NOT_ADD_UP: Gap = {
  field: 'milestones',
  code: 'does_not_add_up',
  message: 'Deposit and milestones must each be above zero, and add up to the price without VAT.',
};

function addsUp({ deposit, milestones }: Draft, { netMinor }: ProposalContent): boolean {
  const parts = [...(deposit ? [deposit] : []), ...milestones];
  // There is no price before the first line, which is a gap of its own.
  return parts.length === 0 || netMinor === 0 || scheduleOf(netMinor, parts) !== null;
}

const vatGaps = ({ lines, vatNote }: Draft, { firm }: ProposalContent): Gaps => [
  !firm.vatNumber &&
    lines.some(({ vatRate }) => vatRate > 0) && {
      field: 'lines',
      code: 'no_vat_number',
      message: 'Without a VAT number, lines cannot bear VAT.',
    },
  Boolean(firm.vatNumber) &&
    lines.some(({ vatRate }) => vatRate === 0) &&
    !vatNote &&
    required('vatNote', 'Say why a line has no VAT.'),
];

/** Signed documents must show what was written, so it is named before they are sent. */
const notDrawableTexts = (draft: Draft, { client, request }: ProposalContent): Gaps =>
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
    const message = notDrawable(label, missing);
    return missing.length > 0 && { field, code: 'not_drawable', message };
  });

const isTooLarge = (minor: number): boolean => Math.abs(minor) > MAX_MINOR;

const tooLarge = (field: string, message: string): Gap => ({ field, code: 'too_large', message });

/** A change order may reduce the price, an offer has one. */
function priceGaps({ lines, vat, netMinor, totalMinor, change }: ProposalContent): Gaps {
  const sums = [netMinor, totalMinor, change?.newMinor ?? 0];
  const areTooLarge =
    sums.some(isTooLarge) ||
    vat.some((one) => isTooLarge(one.netMinor) || isTooLarge(one.vatMinor));
  return [
    ...lines.map(
      (line, at) =>
        isTooLarge(line.netMinor) &&
        tooLarge(`lines.${at}.unitMinor`, 'The price of this line is too large.'),
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

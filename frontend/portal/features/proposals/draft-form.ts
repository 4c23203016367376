import { useQueryClient } from '@tanstack/react-query';
import { call, q } from '../../../api/call';
import type { Day } from '../../../lib/dates';
import type { LineUnit } from '../../../api/generated/enums';
import { decimalsOf, toScaled } from '../../../lib/money';
import { useApiForm } from '../../forms/use-api-form';
import { useAutosave } from '../../forms/use-autosave';
import { fromScaled, fromShare, toShare } from './figures';
import type { Proposal } from './proposal-source';
import { editWords as words } from './words';

export type Draft = NonNullable<Proposal['draft']>;
export type LineTyped = {
  text: string;
  quantity: string;
  /** Empty if the text names it. */
  unit: LineUnit | '';
  price: string;
  rate: string;
};
export type MilestoneTyped = { title: string; due: string; amount: string };

/** The draft as it is typed: numbers are texts until they are saved. */
export type Typed = Record<
  'scope' | 'exclusions' | 'deposit' | 'vatNote' | 'validUntil',
  string
> & {
  lines: LineTyped[];
  milestones: MilestoneTyped[];
};

/** A draft that a colleague has sent or discarded is empty. */
const typedOf = (draft: Draft | null, decimals: number): Typed => ({
  scope: draft?.scope ?? '',
  exclusions: draft?.exclusions ?? '',
  lines: (draft?.lines ?? []).map(({ text, quantity, unit, unitMinor, vatRate }) => ({
    text: text ?? '',
    quantity: fromScaled(quantity, 3),
    unit: unit ?? '',
    price: fromScaled(unitMinor, decimals),
    rate: fromScaled(vatRate, 2),
  })),
  deposit: draft?.deposit ? fromShare(draft.deposit, decimals) : '',
  milestones: (draft?.milestones ?? []).map(({ title, due, ...part }) => ({
    title: title ?? '',
    due: due ?? '',
    amount: fromShare(part, decimals),
  })),
  vatNote: draft?.vatNote ?? '',
  validUntil: draft?.validUntil ?? '',
});

/** Null while a field that needs a number holds something else. */
function bodyOf(typed: Typed, decimals: number) {
  const lines = typed.lines.map(({ text, quantity, unit, price, rate }) => ({
    text,
    quantity: unit === 'fixed' ? ONE : toScaled(quantity, 3),
    ...(unit && { unit }),
    unitMinor: toScaled(price, decimals),
    vatRate: toScaled(rate, 2),
  }));
  const milestones = typed.milestones.map(({ title, due, amount }) => ({
    title,
    ...(due ? { due: due as Day } : {}),
    part: toShare(amount, decimals),
  }));
  const deposit = typed.deposit ? toShare(typed.deposit, decimals) : undefined;
  const numbers = lines.flatMap((one) => [one.quantity, one.unitMinor, one.vatRate]);
  const isWhole = [...numbers, deposit, ...milestones.map(({ part }) => part)].every(
    (one) => one !== null,
  );
  if (!isWhole) return null;
  const { scope, exclusions, vatNote, validUntil } = typed;
  return {
    scope,
    exclusions,
    vatNote,
    ...(validUntil ? { validUntil: validUntil as Day } : {}),
    ...(deposit ? { deposit } : {}),
    lines: lines as LineOf[],
    milestones: milestones.map(({ part, ...one }) => ({ ...one, ...part })),
  };
}

type LineOf = {
  text: string;
  quantity: number;
  unit?: LineUnit;
  unitMinor: number;
  vatRate: number;
};

/** In thousandths. */
const ONE = 1_000;

const PAUSE_MS = 600;

export type Drafting = ReturnType<typeof useDraftForm>;

/** The draft of a proposal as a form that saves itself. */
export function useDraftForm(proposal: Proposal) {
  const { _id: id } = proposal;
  const decimals = decimalsOf(proposal.currency);
  const queryClient = useQueryClient();
  const show = (one: Proposal) =>
    queryClient.setQueryData(q('/api/proposals/{id}', { path: { id } }).queryKey, one);
  const form = useApiForm({
    call: call('PUT /api/proposals/{id}/draft', { path: { id } }),
    of: proposal,
    valuesOf: ({ draft }: Proposal) => typedOf(draft, decimals),
    send: (typed, put, { version }) => put({ ...bodyOf(typed, decimals)!, version }),
    isApplied: true,
    saved: (answer) => answer.proposal,
    onDone: (answer) => show(answer.proposal),
    onNewer: show,
    by: ({ draft }) => draft?.by?.name,
    shown: {
      ...labels,
      lines: { label: words.lines, text: (lines) => lines.map(lineText).join('\n') },
      milestones: { label: words.schedule, text: (parts) => parts.map(milestoneText).join('\n') },
    },
  });
  const typed = form.watch();
  const body = bodyOf(typed, decimals);
  const autosave = useAutosave(form, {
    text: JSON.stringify(typed),
    pauseMs: PAUSE_MS,
    isReady: body !== null,
  });
  return {
    ...autosave,
    form,
    typed,
    body,
    change(part: Partial<Typed>): void {
      for (const [name, value] of Object.entries(part)) {
        form.setValue(name as keyof Typed, value as never);
      }
    },
  };
}

const labels = Object.fromEntries(
  (['scope', 'exclusions', 'deposit', 'vatNote', 'validUntil'] as const).map((name) => [
    name,
    { label: words[name] },
  ]),
);

const lineText = ({ text, quantity, unit, price, rate }: LineTyped) =>
  `${text}: ${unit === 'fixed' ? '' : `${quantity} × `}${price}, ${rate}%`;

const milestoneText = ({ title, due, amount }: MilestoneTyped) =>
  [title, due, amount].filter(Boolean).join(', ');

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, q } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { toScaled } from '../../../lib/money';
import { draftOf, draftStore } from '../../forms/draft-store';
import { useUserId } from '../../forms/use-draft';
import { useSubmit } from '../../forms/use-submit';
import { fromScaled, fromShare, toShare } from './figures';
import type { Proposal } from './proposal-source';
import type { Day } from '../../../lib/dates';

const SAVE_AFTER_MS = 900;

export type Draft = NonNullable<Proposal['draft']>;
export type LineTyped = { text: string; quantity: string; unit: string; rate: string };
export type MilestoneTyped = { title: string; due: string; amount: string };

/** The draft as it is typed: numbers are texts until they are saved. */
export type Typed = Record<
  'scope' | 'exclusions' | 'deposit' | 'vatNote' | 'validUntil',
  string
> & {
  lines: LineTyped[];
  milestones: MilestoneTyped[];
};

const typedOf = (draft: Draft, decimals: number): Typed => ({
  scope: draft.scope ?? '',
  exclusions: draft.exclusions ?? '',
  lines: draft.lines.map(({ text, quantity, unitMinor, vatRate }) => ({
    text: text ?? '',
    quantity: fromScaled(quantity, 3),
    unit: fromScaled(unitMinor, decimals),
    rate: fromScaled(vatRate, 2),
  })),
  deposit: draft.deposit ? fromShare(draft.deposit, decimals) : '',
  milestones: draft.milestones.map(({ title, due, ...part }) => ({
    title: title ?? '',
    due: due ?? '',
    amount: fromShare(part, decimals),
  })),
  vatNote: draft.vatNote ?? '',
  validUntil: draft.validUntil ?? '',
});

/** Null while a field that needs a number holds something else. */
function bodyOf(typed: Typed, decimals: number) {
  const lines = typed.lines.map(({ text, quantity, unit, rate }) => ({
    text,
    quantity: toScaled(quantity, 3),
    unitMinor: toScaled(unit, decimals),
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
    lines: lines as { text: string; quantity: number; unitMinor: number; vatRate: number }[],
    milestones: milestones.map(({ part, ...one }) => ({ ...one, ...part })),
  };
}

/** Input that is not saved yet, because a number is wrong or the server is away. */
const unsaved = draftStore<Typed>({
  name: 'proposal',
  keptBy: 'tab',
  parse: (kept) => (Array.isArray((kept as Typed | null)?.lines) ? (kept as Typed) : null),
});

/** Saves after a pause, and on leaving. Keeps the typed text if a colleague has saved since. */
export function useAutosave(proposal: Proposal, draft: Draft, decimals: number) {
  const { _id: id } = proposal;
  const userId = useUserId();
  const queryClient = useQueryClient();
  const detail = q('/api/proposals/{id}', { path: { id } });
  const alertRef = useRef<HTMLDivElement>(null);
  const version = useRef(proposal.version);
  const ownerAt = (at: number) => ({ userId, about: draftOf({ _id: id, version: at }) });
  const owner = () => ownerAt(version.current);
  const [typed, setTyped] = useState(
    () => unsaved.read(ownerAt(proposal.version)) ?? typedOf(draft, decimals),
  );
  const [saved, setSaved] = useState(() =>
    JSON.stringify(bodyOf(typedOf(draft, decimals), decimals)),
  );
  const body = bodyOf(typed, decimals);
  const text = JSON.stringify(body);
  const save = useSubmit({
    send: (sent: NonNullable<typeof body>) =>
      call('PUT /api/proposals/{id}/draft', { path: { id } }).send({
        ...sent,
        version: version.current,
      }),
    failsIn: 'place',
    // More may have been typed since it was sent.
    onDone: (answer, sent) => {
      unsaved.drop(owner());
      version.current = answer.proposal.version;
      if (JSON.stringify(sent) !== text) unsaved.keep(owner(), typed);
      queryClient.setQueryData(detail.queryKey, answer.proposal);
      setSaved(JSON.stringify(sent));
    },
  });
  const { error, isPending } = save;
  const submit = () => {
    if (body !== null) save.submit(body);
  };
  // Their version is loaded, so that the next press replaces it knowingly.
  const readTheirs = useEffectEvent(async () => {
    version.current = (await queryClient.fetchQuery(detail)).version;
  });
  useEffect(() => {
    if (hasCode(error, 'version_conflict')) void readTheirs();
  }, [error]);
  const run = useEffectEvent(submit);
  const isWaiting = body !== null && text !== saved && !isPending && error === null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(run, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, text]);
  const leave = useEffectEvent(() => {
    if (isWaiting) submit();
  });
  useEffect(() => () => leave(), []);
  return {
    typed,
    body,
    isSaved: text === saved,
    /** Version of the draft on the screen; a colleague may have saved a newer one. */
    shownVersion: () => version.current,
    save: { ...save, submit, alertRef },
    change: (next: Typed) => {
      if (error && !hasCode(error, 'version_conflict')) save.reset();
      setTyped(next);
      unsaved.keep(owner(), next);
    },
    reset: () => {
      unsaved.drop(owner());
      const theirs = typedOf(draft, decimals);
      setTyped(theirs);
      setSaved(JSON.stringify(bodyOf(theirs, decimals)));
      save.reset();
    },
  };
}

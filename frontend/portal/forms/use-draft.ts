import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { me } from '../session/queries';
import { draftStore } from './draft-store';

/** Set beside the text, such as "Needs an answer". */
type Marks = Readonly<Record<string, boolean>>;

interface Writing {
  text: string;
  /** Null until one is set. */
  marks: Marks | null;
}

const nothing: Writing = { text: '', marks: null };

const writings = draftStore<Writing>({
  name: 'written',
  keptBy: 'tab',
  parse(kept) {
    // Earlier versions kept the text alone.
    if (typeof kept === 'string') return { ...nothing, text: kept };
    const { text, marks } = (kept ?? {}) as { text?: unknown; marks?: Marks | null };
    return typeof text === 'string' ? { text, marks: marks ?? null } : null;
  },
});

/**
 * The draft of a message or a note: it overwrites nothing, so it needs no version. Marks without a
 * text are not restored, because nobody would see why they differ from the request.
 */
export function useDraft(kind: string, about: string) {
  const userId = useUserId();
  const owner = { userId, about: `${kind} ${about}` };
  const [typed, setTyped] = useState<Writing | null>(null);
  const kept = typed ?? writings.read(owner) ?? nothing;
  const draft = typed || kept.text !== '' ? kept : nothing;
  // Not in `write`, so that what is typed before the user is known is kept as well.
  const keepTyped = useEffectEvent(() => {
    if (userId === '' || typed === null) return;
    if (typed.text === '' && typed.marks === null) writings.drop(owner);
    else writings.keep(owner, typed);
  });
  useEffect(() => keepTyped(), [userId, typed]);
  return {
    ...draft,
    write: (text: string) => setTyped((now) => ({ ...(now ?? draft), text })),
    mark: (marks: Marks) => setTyped((now) => ({ ...(now ?? draft), marks })),
    drop: () => {
      writings.drop(owner);
      setTyped(nothing);
    },
  };
}

/** Empty until known. */
export const useUserId = () => useQuery(me()).data?._id ?? '';

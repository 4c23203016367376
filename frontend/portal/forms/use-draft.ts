import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { me } from '../session/queries';
import { textDrafts } from './draft-store';

/** A draft as seen by a dialog: Cancel and success drop it, Escape does not. */
export interface Droppable {
  drop: () => void;
}

/** A draft of these texts. */
export function useDraft<Name extends string>(
  name: string,
  about: string,
  empty: Record<Name, string>,
) {
  const [store] = useState(() => textDrafts(name, Object.keys(empty) as Name[]));
  const userId = useUserId();
  const owner = { userId, about };
  const keptFor = (id: string) => (id === '' ? null : store.read({ userId: id, about })) ?? empty;
  const [shown, setShown] = useState(() => ({ userId, draft: keptFor(userId), isTyped: false }));
  // The user may become known after the first render; input typed until then wins.
  if (shown.userId !== userId) {
    const keeps = shown.userId === '' && shown.isTyped;
    setShown({ ...shown, userId, draft: keeps ? shown.draft : keptFor(userId) });
  }
  const { draft, isTyped } = shown;

  // Not in `write`, so that input typed before the user is known is kept as well.
  useEffect(() => {
    if (userId !== '' && isTyped) store.keep({ userId, about }, draft);
  }, [store, userId, about, draft, isTyped]);

  function write(part: Partial<Record<Name, string>>): void {
    setShown({ userId, draft: { ...draft, ...part }, isTyped: true });
  }

  function drop(): void {
    store.drop(owner);
    setShown({ userId, draft: empty, isTyped: false });
  }

  return { draft, write, drop };
}

/**
 * A draft of these texts of a form; react-hook-form holds the values. After a conflict the form is
 * about the next version, and its draft with it.
 */
export function useFormDraft<const Names extends readonly string[]>(
  name: string,
  about: string,
  fields: Names,
) {
  const store = textDrafts<Names[number]>(name, fields);
  const userId = useUserId();
  const owner = { userId, about };
  const kept = useRef(owner);
  const move = useEffectEvent(() => {
    const typed = store.read(kept.current);
    store.drop(kept.current);
    kept.current = owner;
    if (typed) store.keep(owner, typed);
  });
  useEffect(() => move(), [userId, about]);
  return {
    read: () => store.read(owner),
    keep: (values: Record<Names[number], string>) => {
      if (userId !== '') store.keep(owner, values);
    },
    drop: () => store.drop(kept.current),
  };
}

export type FormDraft = ReturnType<typeof useFormDraft<string[]>>;

/** Empty until known. */
export const useUserId = () => useQuery(me()).data?._id ?? '';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { me } from '../session/queries';
import { textDrafts } from './draft-store';

/** A draft as seen by a dialog: Cancel and success drop it, Escape does not. */
export interface Droppable {
  drop: () => void;
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
    userId,
    read: () => store.read(owner),
    keep: (values: Record<Names[number], string>) => {
      if (userId !== '') store.keep(owner, values);
    },
    drop: () => store.drop(kept.current),
  };
}

export type FormDraft = ReturnType<typeof useFormDraft<string[]>>;

/** A draft of these texts, outside a form. */
export function useDraft<Name extends string>(
  name: string,
  about: string,
  empty: Record<Name, string>,
) {
  const { userId, read, keep, drop } = useFormDraft(name, about, Object.keys(empty) as Name[]);
  const [typed, setTyped] = useState<Record<Name, string> | null>(null);
  const draft = typed ?? read() ?? empty;
  // Not in `write`, so that what is typed before the user is known is kept as well.
  const keepTyped = useEffectEvent(() => typed && keep(typed));
  useEffect(() => void keepTyped(), [userId, typed]);
  return {
    draft,
    write: (part: Partial<Record<Name, string>>) => setTyped({ ...draft, ...part }),
    drop: () => {
      drop();
      setTyped(null);
    },
  };
}

/** Empty until known. */
export const useUserId = () => useQuery(me()).data?._id ?? '';

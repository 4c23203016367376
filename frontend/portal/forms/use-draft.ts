import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { me } from '../session/queries';
import { draftStore } from './draft-store';

const writings = draftStore<string>({
  name: 'written',
  keptBy: 'tab',
  parse: (kept) => (typeof kept === 'string' ? kept : null),
});

/** The draft of a message or a note: a text that overwrites nothing, so it needs no version. */
export function useDraft(kind: string, about: string) {
  const userId = useUserId();
  const owner = { userId, about: `${kind} ${about}` };
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writings.read(owner) ?? '';
  // Not in `write`, so that what is typed before the user is known is kept as well.
  const keepTyped = useEffectEvent(() => {
    if (userId !== '' && typed !== null) writings.keep(owner, typed);
  });
  useEffect(() => keepTyped(), [userId, typed]);
  return {
    text,
    write: setTyped,
    drop: () => {
      writings.drop(owner);
      setTyped(null);
    },
  };
}

/** Empty until known. */
export const useUserId = () => useQuery(me()).data?._id ?? '';

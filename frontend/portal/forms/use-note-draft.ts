import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { me } from '../session/queries';
import { dropNoteDraft, keepNoteDraft, type NoteDraft, readNoteDraft } from './note-draft';

/** The words typed about one request or lead: kept over Escape, until they are sent or dropped. */
export function useNoteDraft(aboutId: string) {
  // Per person: whoever signs in next in this tab must not find a colleague's words.
  const owner = { userId: useQuery(me()).data?._id ?? '', aboutId };
  const [draft, setDraft] = useState(() => readNoteDraft(owner));

  function write(part: Partial<NoteDraft>): void {
    const written = { ...draft, ...part };
    setDraft(written);
    keepNoteDraft(owner, written);
  }

  function drop(): void {
    dropNoteDraft(owner);
    setDraft({ notes: '', reason: '' });
  }

  return { draft, write, drop };
}

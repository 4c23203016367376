import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { me } from '../session/queries';
import { dropNoteDraft, keepNoteDraft, type NoteDraft, readNoteDraft } from './note-draft';

const nothing: NoteDraft = { notes: '', reason: '' };

/** The words typed about one request or lead: kept over Escape, until they are sent or dropped. */
export function useNoteDraft(aboutId: string) {
  // Per person: whoever signs in next in this tab must not find a colleague's words.
  const userId = useQuery(me()).data?._id ?? '';
  const owner = { userId, aboutId };
  const keptFor = (id: string) => (id === '' ? nothing : readNoteDraft({ userId: id, aboutId }));
  const [shown, setShown] = useState(() => ({ userId, draft: keptFor(userId) }));
  // Who it is may become known after the field was drawn; what was typed until then wins.
  if (shown.userId !== userId) {
    const isTyped = shown.userId === '' && shown.draft !== nothing;
    setShown({ userId, draft: isTyped ? shown.draft : keptFor(userId) });
  }
  const { draft } = shown;

  function write(part: Partial<NoteDraft>): void {
    const written = { ...draft, ...part };
    setShown({ userId, draft: written });
    if (userId !== '') keepNoteDraft(owner, written);
  }

  function drop(): void {
    dropNoteDraft(owner);
    setShown({ userId, draft: nothing });
  }

  return { draft, write, drop };
}

import { type Panel, useQuery } from '../../../../api/call';
import { constraints } from '../../../../api/generated/constraints';
import { colleagues } from '../team/colleagues';
import { useWritten } from '../../requests/use-written';
import { changeRequest } from './change-request';
import { mentionedIn } from '../team/mentions';

/** An internal note. Sent without the version, because adding one overwrites nothing. */
export function useNote(requestId: string, panel: Panel) {
  const { data: people = [] } = useQuery(colleagues());
  const bodyOf = (notes: string, attachments: string[]) =>
    notes ? { notes, mentions: mentionedIn(notes, people, panel), attachments } : {};
  const note = useWritten({
    kind: 'note',
    requestId,
    limit: constraints['PUT /api/manager-requests'].managerNotes,
    field: panel === 'manager' ? 'managerNotes' : 'supportNotes',
    send: (text, attachments) => changeRequest(panel, { requestId, ...bodyOf(text, attachments) }),
  });
  return { ...note, body: bodyOf(note.text, note.uploads.ids) };
}

export type Note = ReturnType<typeof useNote>;

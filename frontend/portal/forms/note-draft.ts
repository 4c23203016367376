/**
 * What was typed about one request or lead and not sent yet: it survives Escape, a click beside the dialog,
 * and the end of the session. It stays in this tab.
 */
export interface NoteDraft {
  notes: string;
  reason: string;
}

interface NoteOwner {
  userId: string;
  /** The request or lead it is about. */
  aboutId: string;
}

const storageKey = ({ userId, aboutId }: NoteOwner) => `fenwright.note.${userId}.${aboutId}`;

export function readNoteDraft(owner: NoteOwner): NoteDraft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(owner)) ?? 'null');
    const { notes, reason } = (found ?? {}) as Partial<NoteDraft>;
    return { notes: text(notes), reason: text(reason) };
  } catch {
    return { notes: '', reason: '' };
  }
}

export function keepNoteDraft(owner: NoteOwner, draft: NoteDraft): void {
  try {
    sessionStorage.setItem(storageKey(owner), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function dropNoteDraft(owner: NoteOwner): void {
  sessionStorage.removeItem(storageKey(owner));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

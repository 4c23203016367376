/**
 * What was typed about one request and not sent yet: it survives Escape, a click beside the dialog,
 * and the end of the session. It stays in this tab.
 */
export interface NoteDraft {
  notes: string;
  reason: string;
}

const storageKey = (requestId: string) => `fenwright.note.${requestId}`;

export function readNoteDraft(requestId: string): NoteDraft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(requestId)) ?? 'null');
    const { notes, reason } = (found ?? {}) as Partial<NoteDraft>;
    return { notes: text(notes), reason: text(reason) };
  } catch {
    return { notes: '', reason: '' };
  }
}

export function keepNoteDraft(requestId: string, draft: NoteDraft): void {
  try {
    sessionStorage.setItem(storageKey(requestId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function dropNoteDraft(requestId: string): void {
  sessionStorage.removeItem(storageKey(requestId));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Unsent form input, kept in session storage, so it survives a reload. */
export interface Draft {
  values: Record<string, string>;
  /** The form's start token. With a new token, a returning visitor would look as fast as a bot. */
  token?: string;
}

export const draftKey = (form: string) => `fenwright.form.${form}`;

// If storage is refused, a reload loses the text.
export function readDraft(form: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft;
    return isDraft ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // Storage is refused.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is refused.
  }
}

/** What was typed and not yet sent, in this tab only: it outlives a reload and ends with the tab. */
export interface Draft {
  values: Record<string, string>;
  /** When it was begun; a new token would make a returning visitor look as fast as a program. */
  token?: string;
}

/** The name under which a form's draft is stored. */
export const draftKey = (form: string) => `fenwright.form.${form}`;

// A browser may refuse storage: then a reload loses the text, and nothing else happens.
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
    // See above.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // See above.
  }
}

import { newKey } from '../../../lib/new-key';
import { emptyValues, type WizardValues } from './wizard-fields';

/**
 * An unfinished request of one person, kept in this browser while it is typed: it survives reload,
 * the end of the session and signing in again. Every tab writes one of its own: two wizards side by
 * side are two requests (see `claim-draft.ts`).
 */
export interface Draft {
  id: string;
  /** Sent as Idempotency-Key, so that the same draft can be sent twice without becoming two requests. */
  key: string;
  step: number;
  values: WizardValues;
  /** True once something was typed. */
  isStarted: boolean;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const prefix = (userId: string) => `fenwright.draft.${userId}.`;

export function newDraft(prefill: Partial<WizardValues>): Draft {
  const values = { ...emptyValues, ...prefill };
  return { id: newKey(), key: newKey(), step: 0, values, isStarted: false, keptAt: 0 };
}

/** All that is kept for this person, newest first. */
export function readDrafts(userId: string): Draft[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix(userId)))
    .map(read)
    .filter((draft) => draft !== null)
    .sort((a, b) => b.keptAt - a.keptAt);
}

export function keepDraft(userId: string, draft: Omit<Draft, 'keptAt'>): void {
  try {
    const kept: Draft = { ...draft, keptAt: Date.now() };
    localStorage.setItem(prefix(userId) + draft.id, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function dropDraft(userId: string, id: string): void {
  localStorage.removeItem(prefix(userId) + id);
}

function read(name: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isDraft(found) ? { ...found, values: { ...emptyValues, ...found.values } } : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, key, step, values, keptAt } = value as Partial<Draft>;
  return (
    typeof id === 'string' &&
    typeof key === 'string' &&
    typeof step === 'number' &&
    step >= 0 &&
    step <= 2 &&
    typeof keptAt === 'number' &&
    typeof values === 'object' &&
    values !== null
  );
}

import { newKey } from '../../forms/retry-key';
import { emptyValues, type WizardValues } from './wizard-fields';

/**
 * The unfinished request of one person, kept in this browser while it is typed: it survives reload,
 * the end of the session and signing in again. `key` is sent as Idempotency-Key, so that the same
 * draft can be sent twice without becoming two requests.
 */
export interface Draft {
  key: string;
  step: number;
  values: WizardValues;
  /** True once something was typed. */
  isStarted: boolean;
}

const storageKey = (userId: string) => `fenwright.draft.${userId}`;

export function newDraft(prefill: Partial<WizardValues>): Draft {
  return { key: newKey(), step: 0, values: { ...emptyValues, ...prefill }, isStarted: false };
}

export function readDraft(userId: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null');
    return isDraft(found) ? { ...found, values: { ...emptyValues, ...found.values } } : null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, draft: Draft): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function dropDraft(userId: string): void {
  localStorage.removeItem(storageKey(userId));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, step, values } = value as Partial<Draft>;
  return (
    typeof key === 'string' &&
    typeof step === 'number' &&
    step >= 0 &&
    step <= 2 &&
    typeof values === 'object' &&
    values !== null
  );
}

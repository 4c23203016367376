import { newKey } from '../../../lib/new-key';
import { draftStore } from '../../forms/draft-store';
import { emptyValues, type WizardValues } from './wizard-fields';

/**
 * An unfinished request of one person, kept in this browser while it is typed. Every tab writes one of
 * its own: two wizards side by side are two requests (see `claim-draft.ts`).
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

export const wizardDrafts = draftStore<Draft>({
  name: 'draft',
  keptBy: 'browser',
  // Complete although an older version of the form kept it.
  parse: (kept) => (isDraft(kept) ? { ...kept, values: { ...emptyValues, ...kept.values } } : null),
});

export function newDraft(prefill: Partial<WizardValues>): Draft {
  const values = { ...emptyValues, ...prefill };
  return { id: newKey(), key: newKey(), step: 0, values, isStarted: false, keptAt: 0 };
}

/** All that is kept for this person, newest first. */
export const readDrafts = (userId: string): Draft[] =>
  wizardDrafts.all(userId).sort((a, b) => b.keptAt - a.keptAt);

export const keepDraft = (userId: string, draft: Omit<Draft, 'keptAt'>): void =>
  wizardDrafts.keep({ userId, about: draft.id }, { ...draft, keptAt: Date.now() });

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

import { newKey } from '../../../lib/new-key';
import { draftStore } from '../../forms/draft-store';
import { emptyValues, type WizardValues } from './wizard-fields';

/**
 * A user's unfinished request, kept in this browser. Each tab writes its own: two open wizards are
 * two requests (see `claim-draft.ts`).
 */
export interface Draft {
  id: string;
  /** The Idempotency-Key, so that sending the draft twice creates one request. */
  key: string;
  step: number;
  values: WizardValues;
  /** True once the user has typed. */
  isStarted: boolean;
  keptAt: number;
}

export const wizardDrafts = draftStore<Draft>({
  name: 'draft',
  keptBy: 'browser',
  // Adds fields that an older version of the form lacked.
  parse: (kept) => (isDraft(kept) ? { ...kept, values: { ...emptyValues, ...kept.values } } : null),
});

export function newDraft(prefill: Partial<WizardValues>): Draft {
  const values = { ...emptyValues, ...prefill };
  return { id: newKey(), key: newKey(), step: 0, values, isStarted: false, keptAt: 0 };
}

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

import { newKey } from '../../../lib/new-key';
import { draftStore } from '../../forms/draft-store';
import { emptyValues, type WizardValues } from './wizard-fields';

export type DraftValues = WizardValues & { isPrivate: boolean };

/**
 * A user's unfinished request, kept in this browser. Each tab writes its own: two open wizards are
 * two requests (see `claimDraft`).
 */
export interface Draft {
  id: string;
  /** The Idempotency-Key, so that sending the draft twice creates one request. */
  key: string;
  step: number;
  values: DraftValues;
  /** True once the user has typed. */
  isStarted: boolean;
  keptAt: number;
}

const noValues: DraftValues = { ...emptyValues, isPrivate: false };

export const wizardDrafts = draftStore<Draft>({
  name: 'draft',
  keptBy: 'browser',
  parse(kept) {
    if (!isDraft(kept)) return null;
    // Earlier versions kept this choice beside the values.
    const { isPrivate = false, ...draft } = kept as Draft & { isPrivate?: boolean };
    // Adds fields that an older version of the form lacked.
    const values = { ...noValues, ...kept.values };
    return { ...draft, values: { ...values, isPrivate: values.isPrivate || isPrivate } };
  },
});

export function newDraft(prefill: Partial<WizardValues>): Draft {
  const values = { ...noValues, ...prefill };
  const begun = { step: 0, values, isStarted: false, keptAt: 0 };
  return { id: newKey(), key: newKey(), ...begun };
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

/** After a reload, the old page releases its lock shortly after the new one asks for it. */
const lockTimeout = 3_000;

const ownDraft = (userId: string) => `fenwright.draft.of-this-tab.${userId}`;

export function rememberOwnDraft(userId: string, id: string): void {
  sessionStorage.setItem(ownDraft(userId), id);
}

/**
 * This tab's draft, or the newest one that no other tab holds. Each tab holds a Web Lock on its
 * draft until it closes; without locks (plain HTTP) the newest draft is taken.
 * The draft is null if none is free.
 */
export async function claimDraft(userId: string) {
  const drafts = readDrafts(userId);
  const own = drafts.find(({ id }) => id === sessionStorage.getItem(ownDraft(userId)));
  const others = drafts.filter((draft) => draft !== own);
  for (const draft of own ? [own, ...others] : others) {
    const release = await lock(draft.id, draft === own ? lockTimeout : 0);
    if (release) return { draft, release };
  }
  return { draft: null, release: () => undefined };
}

export const claimNew = async (id: string): Promise<() => void> =>
  (await lock(id, 0)) ?? (() => undefined);

/** Returns the lock's release, or null if another tab holds the lock. */
function lock(id: string, wait: number): Promise<(() => void) | null> {
  // The types ignore that plain HTTP has no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => undefined);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const options = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
  return new Promise((resolve) => {
    locks
      .request(`fenwright.draft.${id}`, options, (granted) => {
        resolve(granted ? release : null);
        return granted ? held : undefined;
      })
      .catch(() => resolve(null));
  });
}

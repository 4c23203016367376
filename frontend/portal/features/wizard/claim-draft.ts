import { type Draft, readDrafts } from './draft';

/** After a reload, the old page releases its lock shortly after the new one asks for it. */
const lockTimeout = 3_000;

export interface Claim {
  /** Null without a free, unfinished draft. */
  draft: Draft | null;
  release: () => void;
}

const ownDraft = (userId: string) => `fenwright.draft.of-this-tab.${userId}`;

export function rememberOwnDraft(userId: string, id: string): void {
  sessionStorage.setItem(ownDraft(userId), id);
}

/**
 * This tab's draft, or the newest one that no other tab holds. Each tab holds a Web Lock on its
 * draft until it closes; without locks (plain HTTP) the newest draft is taken.
 */
export async function claimDraft(userId: string): Promise<Claim> {
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

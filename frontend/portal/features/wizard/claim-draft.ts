import { type Draft, readDrafts } from './draft';

/** A reload lets go of the lock a moment after the new page asks for it. */
const patience = 3_000;

export interface Claim {
  /** Null: nothing unfinished is free, so this tab begins anew. */
  draft: Draft | null;
  release: () => void;
}

const ownDraft = (userId: string) => `fenwright.draft.of-this-tab.${userId}`;

/** The draft that this tab goes on with, also after a reload. */
export function rememberOwnDraft(userId: string, id: string): void {
  sessionStorage.setItem(ownDraft(userId), id);
}

/**
 * This tab's draft, else the newest one that no other tab is at work on: a lock says so, which the
 * browser gives back when the tab closes. Without locks (plain HTTP) the newest one is taken.
 */
export async function claimDraft(userId: string): Promise<Claim> {
  const drafts = readDrafts(userId);
  const own = drafts.find(({ id }) => id === sessionStorage.getItem(ownDraft(userId)));
  const others = drafts.filter((draft) => draft !== own);
  for (const draft of own ? [own, ...others] : others) {
    const release = await lock(draft.id, draft === own ? patience : 0);
    if (release) return { draft, release };
  }
  return { draft: null, release: () => undefined };
}

/** A draft that was just begun is nobody else's. */
export async function claimNew(id: string): Promise<() => void> {
  return (await lock(id, 0)) ?? (() => undefined);
}

/** Gives the lock back when called; null where another tab has it. */
function lock(id: string, wait: number): Promise<(() => void) | null> {
  // Typed as always there; it is not on plain HTTP.
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

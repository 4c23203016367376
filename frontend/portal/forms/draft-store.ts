export interface DraftOwner {
  /** Part of the key, so the next user of this browser does not see another user's drafts. */
  userId: string;
  about: string;
}

interface DraftStoreOptions<Draft> {
  /** Part of the key; one per kind of draft. */
  name: string;
  /** 'tab' lasts until the tab closes; 'browser' until the next visit. */
  keptBy: 'tab' | 'browser';
  /** Reads a stored draft; null if this version cannot. */
  parse: (kept: unknown) => Draft | null;
}

/** Stores unsent input, which survives Escape, a reload and the end of the session. */
export function draftStore<Draft>({ name, keptBy, parse }: DraftStoreOptions<Draft>) {
  const area = () => (keptBy === 'tab' ? sessionStorage : localStorage);
  const prefix = (userId: string) => `fenwright.${name}.${userId}.`;
  const keyOf = ({ userId, about }: DraftOwner) => prefix(userId) + about;

  function readKey(key: string): Draft | null {
    try {
      return parse(JSON.parse(area().getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  return {
    read: (owner: DraftOwner): Draft | null => readKey(keyOf(owner)),
    all: (userId: string): Draft[] =>
      Object.keys(area())
        .filter((key) => key.startsWith(prefix(userId)))
        .map(readKey)
        .filter((draft) => draft !== null),
    keep(owner: DraftOwner, draft: Draft): void {
      try {
        area().setItem(keyOf(owner), JSON.stringify(draft));
      } catch {
        // A full or blocked storage must not stop the user from typing.
      }
    },
    drop: (owner: DraftOwner): void => area().removeItem(keyOf(owner)),
  };
}

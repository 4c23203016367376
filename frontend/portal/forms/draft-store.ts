export interface DraftOwner {
  /** The next person to sign in here must not find somebody else's words. */
  userId: string;
  /** What it is about: the id of a request or lead, or of the draft itself. */
  about: string;
}

interface DraftStoreOptions<Draft> {
  /** Part of the key; one for each kind of draft. */
  name: string;
  /** A tab forgets when it closes; the browser keeps it for the next visit. */
  keptBy: 'tab' | 'browser';
  /** What was kept, as this version understands it; null for what it does not. */
  parse: (kept: unknown) => Draft | null;
}

export type DraftStore<Draft> = ReturnType<typeof draftStore<Draft>>;

/** What was typed and not sent yet: it survives Escape, a reload and the end of the session. */
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
    /** All that one person left. */
    all: (userId: string): Draft[] =>
      Object.keys(area())
        .filter((key) => key.startsWith(prefix(userId)))
        .map(readKey)
        .filter((draft) => draft !== null),
    keep(owner: DraftOwner, draft: Draft): void {
      try {
        area().setItem(keyOf(owner), JSON.stringify(draft));
      } catch {
        // A full or forbidden storage must not stop anyone from typing.
      }
    },
    drop: (owner: DraftOwner): void => area().removeItem(keyOf(owner)),
  };
}

/** A draft of some texts, each under its own name; what is missing in an older one is empty. */
export function textDrafts<Name extends string>(name: string, fields: readonly Name[]) {
  return draftStore<Record<Name, string>>({
    name,
    keptBy: 'tab',
    parse(kept) {
      if (typeof kept !== 'object' || kept === null) return null;
      const found = kept as Partial<Record<string, unknown>>;
      const text = (field: Name) => (typeof found[field] === 'string' ? found[field] : '');
      return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<
        Name,
        string
      >;
    },
  });
}

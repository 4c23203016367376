import { draftStore } from './draft-store';
import { isSame } from './held';

type Values = Record<string, unknown>;

interface FormDraft {
  /** Of the item when typing began; null for a new item. */
  version: number | null;
  /** The values of that version, so that a later one can be compared with both. */
  base: Values;
  typed: Values;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Per tab, so that two tabs with the same form do not overwrite each other's text. */
const formDrafts = draftStore<FormDraft>({
  name: 'form',
  keptBy: 'tab',
  parse(kept) {
    if (!isValues(kept) || !isValues(kept['base']) || !isValues(kept['typed'])) return null;
    const { version = null, base, typed } = kept;
    return version === null || typeof version === 'number' ? { version, base, typed } : null;
  },
});

const isSecret = (name: string): boolean => /password|secret|token|^code$/i.test(name);

/** Fields of this kind and name only: a draft may be older than the form. */
const like = (values: Values, kept: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) =>
        name in values &&
        typeof value === typeof values[name] &&
        Array.isArray(value) === Array.isArray(values[name]),
    ),
  );

export interface DraftOfForm {
  /** `values`: the item's current values. */
  read: <Whole extends Values>(
    values: Whole,
  ) => { version: number | null; base: Whole; typed: Whole } | null;
  keep: (version: number | null, base: Values, typed: Values) => void;
  drop: () => void;
}

/** The draft of one form. Passwords and codes are never kept. */
export function draftOfForm(userId: string, about: string): DraftOfForm {
  const owner = { userId, about };
  const drop = () => formDrafts.drop(owner);
  const safe = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
  return {
    read<Whole extends Values>(values: Whole) {
      const kept = userId === '' ? null : formDrafts.read(owner);
      if (!kept) return null;
      const { version } = kept;
      const base: Whole = { ...values, ...like(values, kept.base) };
      return { version, base, typed: { ...base, ...like(values, kept.typed) } };
    },
    keep(version: number | null, base: Values, typed: Values): void {
      if (userId === '') return;
      const draft = { version, base: safe(base), typed: safe(typed) };
      if (isSame(draft.base, draft.typed)) drop();
      else formDrafts.keep(owner, draft);
    },
    drop,
  };
}

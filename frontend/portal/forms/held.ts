export interface Versioned {
  version: number;
}

/** The item that a form changes; none for a new one. */
export type Subject = Versioned | null | undefined;

type Values = Record<string, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const differs = (base: Values, values: Values): boolean =>
  Object.keys(base).some((name) => !isSame(base[name], values[name]));

/** My values, with theirs in the fields that I have not changed. */
export const merged = <Whole extends Values>(base: Values, mine: Whole, theirs: Values): Whole =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [
      name,
      isSame(base[name], value) && name in theirs ? theirs[name] : value,
    ]),
  ) as Whole;

export interface Difference<Name extends string> {
  name: Name;
  /** Theirs stays, because I have not changed this field. */
  isTheirsAlone: boolean;
}

/** The fields in which mine and theirs differ because they changed them. */
export const differences = <Name extends string>(
  base: Record<Name, unknown>,
  mine: Record<Name, unknown>,
  theirs: Record<Name, unknown>,
): Difference<Name>[] =>
  (Object.keys(base) as Name[])
    .filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, isTheirsAlone: isSame(base[name], mine[name]) }));

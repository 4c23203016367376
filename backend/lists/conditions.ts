/** Conditions of a query, each value bound; those of one statement share their values. */
export class Conditions {
  constructor(readonly values: unknown[] = []) {}

  private readonly parts: string[] = [];

  bind = (value: unknown): string => `$${this.values.push(value)}`;

  add(condition: string): void {
    this.parts.push(condition);
  }

  /** `column = value`, unless no value was asked for. */
  equal(column: string, value: unknown): void {
    if (value !== undefined && value !== null) this.add(`${column} = ${this.bind(value)}`);
  }

  /** `column` is one of the values, unless none was asked for. One value keeps an index's order. */
  among(column: string, values: readonly unknown[] | undefined): void {
    if (values?.length === 1) this.equal(column, values[0]);
    else if (values && values.length > 1) this.add(`${column} = ANY(${this.bind(values)})`);
  }

  search(column: string, text: string | undefined): void {
    if (searchWords(text).length > 0) this.add(this.everyWord(column, text));
  }

  /** A condition: every word of `text` occurs in the folded `column`. */
  everyWord(column: string, text: string | undefined): string {
    return searchWords(text)
      .map((word) => {
        // The same folding as the trigger that writes the column. Two letters are looked for where a
        // word begins: elsewhere no index would know them.
        const begins = PAIR.test(word) ? ' ' : '';
        return `${column} LIKE '%${begins}' || ${literally(this.bind(word))} || '%'`;
      })
      .join(' AND ');
  }

  get where(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

/** One character is no filter. */
export const isSearch = (text: string | undefined): text is string =>
  text !== undefined && text.length >= 2;

export const searchWords = (text: string | undefined): string[] =>
  isSearch(text) ? text.split(/\s+/) : [];

const PAIR = /^[\p{L}\p{N}]{2}$/u;

/**
 * Folded, and then every character for itself: folding makes a plain `%` of a full-width one, so the
 * wildcards are escaped after it.
 */
const literally = (word: string): string =>
  `regexp_replace(lower(unaccent(${word})), '([\\\\%_])', '\\\\\\1', 'g')`;

export class Conditions {
  constructor(readonly values: unknown[] = []) {}

  private readonly parts: string[] = [];

  bind = (value: unknown): string => `$${this.values.push(value)}`;

  add(condition: string): void {
    this.parts.push(condition);
  }

  equal(column: string, value: unknown): void {
    if (value !== undefined && value !== null) this.add(`${column} = ${this.bind(value)}`);
  }

  among(column: string, values: readonly unknown[] | undefined): void {
    if (values?.length === 1) this.equal(column, values[0]);
    else if (values && values.length > 1) this.add(`${column} = ANY(${this.bind(values)})`);
  }

  search(column: string, text: string | undefined): void {
    if (searchWords(text).length > 0) this.add(this.everyWord(column, text));
  }

  everyWord(column: string, text: string | undefined): string {
    return searchWords(text)
      .map((word) => {
        // Folded like the column's trigger does. Two letters match only at the start of a word,
        // because no index covers them elsewhere.
        const begins = PAIR.test(word) ? ' ' : '';
        return `${column} LIKE '%${begins}' || ${escapeWildcards(this.bind(word))} || '%'`;
      })
      .join(' AND ');
  }

  get where(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

/** A single character does not filter. */
export const isSearch = (text: string | undefined): text is string =>
  text !== undefined && text.length >= 2;

export const searchWords = (text: string | undefined): string[] =>
  isSearch(text) ? text.split(/\s+/) : [];

const PAIR = /^[\p{L}\p{N}]{2}$/u;

/** Folding turns a full-width % into a plain one, so wildcards are escaped after it. */
const escapeWildcards = (word: string): string =>
  `regexp_replace(lower(unaccent(${word})), '([\\\\%_])', '\\\\\\1', 'g')`;

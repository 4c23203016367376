export class Conditions {
  constructor(readonly values: unknown[] = []) {}

  private readonly parts: string[] = [];

  bind = (value: unknown): string => `$${this.values.push(value)}`;

  add(condition: string): this {
    this.parts.push(condition);
    return this;
  }

  equal(column: string, value: unknown): this {
    if (value === undefined || value === null) return this;
    return this.add(`${column} = ${this.bind(value)}`);
  }

  among(column: string, values: readonly unknown[] = []): this {
    if (values.length < 2) return this.equal(column, values[0]);
    return this.add(`${column} = ANY(${this.bind(values)})`);
  }

  search(column: string, text: string | undefined): this {
    return searchWords(text).length > 0 ? this.add(this.everyWord(column, text)) : this;
  }

  /** Anywhere in the text, as typed. */
  contains(column: string, text: string | undefined): this {
    if (!text) return this;
    const escaped = this.bind(text.replaceAll(/[\\%_]/g, '\\$&'));
    return this.add(`${column} ILIKE '%' || ${escaped} || '%'`);
  }

  everyWord(column: string, text: string | undefined): string {
    return searchWords(text)
      .map((word) => {
        // Two letters match only at the start of a word, because no index covers them elsewhere.
        const begins = PAIR.test(word) ? ' ' : '';
        const folded = `lower(unaccent(${this.bind(word)}))`;
        const start = escapeWildcards(`left(${folded}, ${INDEXED})`);
        const rest = word.length > INDEXED ? ` AND strpos(${column}, ${folded}) > 0` : '';
        return `${column} LIKE '%${begins}' || ${start} || '%'${rest}`;
      })
      .join(' AND ');
  }

  get where(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

export const isSearch = (text: string | undefined): text is string =>
  text !== undefined && text.length >= 2;

const searchWords = (text: string | undefined): string[] =>
  isSearch(text) ? text.split(/\s+/) : [];

const PAIR = /^[\p{L}\p{N}]{2}$/u;

/** The index has a list of rows for every three letters, and reading all of a long word is slow. */
const INDEXED = 12;

/** Folding turns a full-width % into a plain one, so wildcards are escaped after it. */
const escapeWildcards = (folded: string): string =>
  `regexp_replace(${folded}, '([\\\\%_])', '\\\\\\1', 'g')`;

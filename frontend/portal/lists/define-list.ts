import type { ReactNode } from 'react';
import type { AnswerOf, GetPath } from '../../api/call';
import type { ListTotal } from './filter-bar';
import type { Filters } from './list-filters';
import type { ListSource } from './list-source';
import { listWords } from '../words';
import type { Instant } from '../../lib/dates';

/** The look of a cell; widths are in data-table.module.css. */
export type CellLook = 'title' | 'wide' | 'line' | 'client' | 'date' | 'figure' | 'error';

export interface Column<Row, Sort extends string = string> {
  header: string;
  cell: Cell<Row>;
  sort?: Sort;
  /** Label on a phone: the header by default, null for none. */
  phoneLabel?: string | null;
  look?: CellLook | readonly CellLook[];
  /** For a list with a look of its own. */
  className?: string | undefined;
  hasHiddenHeader?: boolean;
}

type Cell<Row> = (row: Row) => ReactNode;

/**
 * Columns by the names of their headers: a cell alone, a cell with its look, or a day and time.
 * `actions` are the buttons of a row.
 */
export type Columns<Row, Sort extends string = string, Name extends string = string> = {
  [One in Name]?: Cell<Row> | Omit<Column<Row, Sort>, 'header'> | { time: (row: Row) => Instant };
} & { actions?: Cell<Row> };

export interface ListPage<Row> extends ListTotal {
  rows: readonly Row[];
  currentPage: number;
  totalPages: number;
}

type RowIn<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Answer];

/** A list's answer has one array, beside the pagination. */
export type RowOf<Path extends GetPath> = RowIn<AnswerOf<Path, 'get'>> & { _id: string };

export interface ListWords<Name extends string = string> {
  title: string;
  /** Headers of the columns. */
  columns?: Record<Name, string>;
  /** Name of the table; the title by default. */
  label?: string;
  noun: string;
  /** Plural, if irregular. */
  nouns?: string;
  /** Hint for the search; without it there is no search. */
  searchIn?: string;
  /** Shown without any rows, even unfiltered. */
  empty: { title: string; text: string; action?: ReactNode };
  /** "Loading leads" and "Failed to load leads" by default. */
  loading?: string;
  failure?: string;
}

export const sentencesOf = (words: ListWords) => {
  const { noun, nouns = `${noun}s`, title: label } = words;
  return {
    label,
    nouns,
    loading: listWords.loading(nouns),
    failure: listWords.failure(nouns),
    ...words,
  };
};

export type ListDefinition<
  Path extends GetPath,
  F extends Filters,
  Sort extends string,
  Name extends string = string,
> = {
  source: ListSource<Path, F, Sort>;
  words: ListWords<Name>;
  /** A look of its own, also on a phone. */
  className?: string | undefined;
  opens?: string;
  /** Display name for an id filter, from the rows shown. */
  nameOf?: (answer: AnswerOf<Path, 'get'> | undefined, id: string) => string;
  columns?: Columns<RowOf<Path>, Sort, NoInfer<Name>>;
  /** Renders each row of a list that is no table. */
  item?: (row: RowOf<Path>) => ReactNode;
};

export const defineList = <
  Path extends GetPath,
  F extends Filters,
  Sort extends string,
  Name extends string,
>(
  definition: ListDefinition<Path, F, Sort, Name>,
): ListDefinition<Path, F, Sort> => definition;

interface ListAnswer {
  pagination?: Omit<ListPage<never>, 'rows' | 'total'> & { total?: number; totalRequests?: number };
}

const onePage = { currentPage: 1, totalPages: 1 };

export function pageOf<Row>(answer: object): ListPage<Row> {
  const { pagination, ...lists } = answer as ListAnswer;
  const rows = Object.values(lists).find((value) => Array.isArray(value)) as Row[];
  if (!pagination) return { ...onePage, rows, total: rows.length };
  return { ...pagination, rows, total: pagination.total ?? pagination.totalRequests ?? 0 };
}

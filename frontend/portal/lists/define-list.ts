import type { ReactNode } from 'react';
import type { AnswerOf, GetPath } from '../../api/types';
import type { ListTotal } from './filter-bar';
import type { Filters } from './list-filters';
import type { ListSource } from './list-source';

/** The look of a cell; widths are in data-table.module.css. */
export type CellLook =
  'title' | 'wide' | 'client' | 'date' | 'figure' | 'error' | 'select' | 'short';

export interface Column<Row, Sort extends string = string> {
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Sort;
  /** Label on a phone: the header by default, null for none. */
  phoneLabel?: string | null;
  look?: CellLook | readonly CellLook[];
}

export interface ListPage<Row> extends ListTotal {
  rows: readonly Row[];
  currentPage: number;
  totalPages: number;
}

/** Lists without columns render each row with `item`. */
type Rows<Row, Sort extends string> =
  | { columns: readonly Column<Row, Sort>[]; item?: never }
  | { item: (row: Row) => ReactNode; columns?: never; className?: string };

export type ListDefinition<
  Path extends GetPath,
  Row extends { _id: string },
  F extends Filters,
  Sort extends string,
> = {
  source: ListSource<Path, F, Sort>;
  page: (answer: AnswerOf<Path, 'get'>) => ListPage<Row>;
  label: string;
  noun: string;
  /** Plural, if irregular. */
  nouns?: string;
  /** Hint for the search; without it there is no search. */
  searchIn?: string;
  /** One line per row, for lists that people work through. */
  dense?: boolean;
  opens?: string;
  /** Display name for an id filter, from the rows shown. */
  nameOf?: (answer: AnswerOf<Path, 'get'> | undefined, id: string) => string;
  loading: string;
  failure: string;
  /** Shown without any rows, even unfiltered. */
  empty: { title: string; text: string; action?: ReactNode };
} & Rows<Row, Sort>;

export function defineList<
  Path extends GetPath,
  Row extends { _id: string },
  F extends Filters,
  Sort extends string,
>(definition: ListDefinition<Path, Row, F, Sort>) {
  return definition;
}

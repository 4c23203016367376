import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListTotal } from './filter-bar';
import type { Filters } from './list-filters';
import type { ListSource } from './list-source';

/** How a cell is set; the widths and the type are in data-table.module.css. */
export type CellLook =
  'title' | 'wide' | 'client' | 'date' | 'figure' | 'error' | 'select' | 'short';

export interface Column<Row, Sort extends string = string> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A press on the header sorts by it. */
  sort?: Sort;
  /** What stands before the value on a phone: the header unless told, null for nothing. */
  phoneLabel?: string | null;
  look?: CellLook | readonly CellLook[];
}

export interface ListPage<Row> extends ListTotal {
  rows: readonly Row[];
  currentPage: number;
  totalPages: number;
}

/** A table has columns; any other list draws each row itself. */
type Rows<Row, Sort extends string> =
  | { columns: readonly Column<Row, Sort>[]; item?: never }
  | { item: (row: Row) => ReactNode; columns?: never; className?: string };

export type ListDefinition<
  Answer,
  Row extends { _id: string },
  F extends Filters,
  Sort extends string,
  Key extends QueryKey,
> = {
  source: ListSource<Answer, F, Sort, Key>;
  page: (answer: Answer) => ListPage<Row>;
  /** The spoken name of the table or list. */
  label: string;
  /** One of what is listed: "request". */
  noun: string;
  /** Several of it, where that is more than an s. */
  nouns?: string;
  /** What a search looks in; without it there is no search. */
  searchIn?: string;
  /** Rows of one line each, for lists that people work through. */
  dense?: boolean;
  /** The search param with the id of the row whose dialog is open. */
  opens?: string;
  /** The name of what an id filter stands for, from the rows shown. */
  nameOf?: (answer: Answer | undefined, id: string) => string;
  loading: string;
  failure: string;
  /** When there is nothing at all, filters or not. */
  empty: { title: string; text: string; action?: ReactNode };
} & Rows<Row, Sort>;

/** A list in all its states: loading, failed, empty, nothing that fits, a page after the last. */
export function defineList<
  Answer,
  Row extends { _id: string },
  F extends Filters,
  Sort extends string,
  Key extends QueryKey,
>(definition: ListDefinition<Answer, Row, F, Sort, Key>) {
  return definition;
}

import { ApiProperty } from '@nestjs/swagger';
import { invalidField } from '../errors/app-error';
import { Text, Whole } from '../validation/fields';

/** Results are capped: past this, refining the search is quicker than paging. */
export const DEEPEST_ROW = 10_000;

const NARROW =
  'Pages reach as far as row 10,000. To see older rows, narrow the list with a filter or a search.';

export const PageField = () =>
  Whole({
    label: 'Page',
    example: '1',
    min: 1,
    max: 999_999_999,
    default: 1,
    optional: true,
    description: `${NARROW} A page past it answers 422.`,
  });

export const LimitField = (rows: number, parameter?: string) =>
  Whole({
    parameter,
    label: 'Limit',
    example: String(rows),
    min: 1,
    max: 100,
    default: rows,
    optional: true,
    description: 'Rows per page.',
  });

export class PageQuery {
  @PageField()
  page?: number;

  @LimitField(25)
  limit?: number;
}

export class SearchPageQuery extends PageQuery {
  /** Every word must occur. A single character is ignored. */
  @Text({ example: 'northgate', max: 100, optional: true })
  search?: string;
}

export class PageDto {
  @ApiProperty({ type: 'integer', example: 1 })
  currentPage: number;

  /** Pages that can be opened; none is past row 10,000. */
  @ApiProperty({ type: 'integer', example: 3 })
  totalPages: number;

  /** Counted up to 10,000. */
  @ApiProperty({ type: 'integer', example: 57 })
  total: number;

  /** Whether there are more rows than `total`. */
  isCapped: boolean;
  hasPrevPage: boolean;
  hasNextPage: boolean;
}

/** @throws a 422 past the deepest row */
export function pageOf({ page = 1, limit = 25 }: PageQuery) {
  const offset = (page - 1) * limit;
  if (offset >= DEEPEST_ROW) throw invalidField('page', 'too_large', NARROW);
  return { page, limit, offset, rows: Math.min(limit, DEEPEST_ROW - offset) };
}

export function pagesOf(page: number, limit: number, total: number) {
  const totalPages = Math.ceil(Math.min(total, DEEPEST_ROW) / limit);
  return {
    currentPage: page,
    totalPages,
    hasPrevPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
}

export const pageDto = (page: number, limit: number, counted: number): PageDto => ({
  ...pagesOf(page, limit, counted),
  total: Math.min(counted, DEEPEST_ROW),
  isCapped: counted > DEEPEST_ROW,
});

import { ApiProperty } from '@nestjs/swagger';
import { invalidField } from '../errors/app-error';
import { Text, Whole } from '../validation/fields';

/** No list is leafed through further than this; a search or a filter gets there sooner. */
export const DEEPEST_ROW = 10_000;

export class PageQuery {
  @Whole({ label: 'Page', example: '1', min: 1, max: 10_000, default: 1, optional: true })
  page?: number;

  @Whole({ label: 'Limit', example: '25', min: 1, max: 100, default: 25, optional: true })
  limit?: number;
}

export class SearchPageQuery extends PageQuery {
  @Text({
    label: 'Search',
    example: 'northgate',
    max: 100,
    optional: true,
    description: 'Every word must occur. One character is no filter.',
  })
  search?: string;
}

export class PageDto {
  @ApiProperty({ type: 'integer', example: 1 })
  currentPage: number;

  @ApiProperty({ type: 'integer', example: 3 })
  totalPages: number;

  /** Counted no further than 10,000. */
  @ApiProperty({ type: 'integer', example: 57 })
  total: number;

  /** There are more than `total`. */
  isCapped: boolean;
  hasPrevPage: boolean;
  hasNextPage: boolean;
}

/** Where a page begins. Throws a 422 past the deepest row. */
export function pageOf({ page = 1, limit = 25 }: PageQuery) {
  if (page * limit > DEEPEST_ROW) {
    throw invalidField('page', 'too_large', 'Please narrow the list with a filter or a search.');
  }
  return { page, limit, offset: (page - 1) * limit };
}

export function pageDto(page: number, limit: number, counted: number): PageDto {
  const total = Math.min(counted, DEEPEST_ROW);
  const totalPages = Math.ceil(total / limit);
  return {
    currentPage: page,
    totalPages,
    total,
    isCapped: counted > DEEPEST_ROW,
    hasPrevPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
}

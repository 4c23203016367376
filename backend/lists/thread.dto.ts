import { ApiProperty } from '@nestjs/swagger';
import { Id, Whole } from '../validation/fields';

export const THREAD_PAGE = 20;

export class ThreadQuery {
  /** The `before` of the last response, to read older entries. */
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  before?: string;

  /** Maximum number of entries. */
  @Whole({
    example: String(THREAD_PAGE),
    min: 1,
    max: 100,
    default: THREAD_PAGE,
    optional: true,
    parameter: 'ThreadLimit',
  })
  limit?: number;
}

export const Before = (what: string) =>
  ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: `Send it as \`before\` to read the ${what} before these; null if these are the first.`,
  });

import { ApiProperty } from '@nestjs/swagger';
import type { AppError } from '../errors/app-error';
import { Id } from './fields';

export class IdentifiedDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
}

export class IdParam {
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  id: string;
}

/** The id in a path; an invalid one is answered as a missing row. */
export const idParam = (notFound: () => AppError) =>
  class extends IdParam {
    static missing = notFound;
  };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

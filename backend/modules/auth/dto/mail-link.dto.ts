import { ApiProperty } from '@nestjs/swagger';
import { Token } from '../../../validation/fields';
import type { Level } from '../factor-rules';

export class UseMailLinkDto {
  @Token('This link is not valid.')
  token: string;
}

export class RequestOpenedDto {
  /** Send it as `Authorization: Bearer …`. It gives access to this request only. */
  token: string;

  /** An hour from now; it cannot be renewed. */
  expiresAt: Date;

  requestId: string;

  /** 1: the second factor is missing; only `/api/second-factor` is open until then. */
  @ApiProperty({ enum: [1, 2], type: 'integer', example: 2 })
  level: Level;
}

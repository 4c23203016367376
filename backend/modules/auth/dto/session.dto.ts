import { ApiProperty } from '@nestjs/swagger';

export class SessionDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  /** True for the session of this call. */
  current: boolean;

  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;

  /** Browser and system, as reported by the browser. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox on Linux' })
  device: string | null;

  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  ip: string | null;
}

export class SessionsDto {
  sessions: SessionDto[];
}

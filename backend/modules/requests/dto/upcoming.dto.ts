import { ApiProperty } from '@nestjs/swagger';

export class RequestNameDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'REQ-000123' })
  reference: string;

  @ApiProperty({ example: 'Demand forecasting for spare parts' })
  projectName: string;
}

export class UpcomingEntryDto {
  /** A due reply. */
  @ApiProperty({ enum: ['reply'], enumName: 'UpcomingKind' })
  kind: 'reply';

  request: RequestNameDto;
  dueAt: Date;
  isOverdue: boolean;

  /** False if the client has had a reply before. */
  isFirst: boolean;
}

export class UpcomingDto {
  /** By deadline; at most five. */
  @ApiProperty({ type: [UpcomingEntryDto] })
  upcoming: UpcomingEntryDto[];
}

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
  /** A reply that was promised. */
  @ApiProperty({ enum: ['reply'], enumName: 'UpcomingKind' })
  kind: 'reply';

  request: RequestNameDto;
  dueAt: Date;
  isOverdue: boolean;

  /** False if the client has been answered before. */
  isFirst: boolean;
}

export class UpcomingDto {
  /** What is due first comes first; at most five. */
  @ApiProperty({ type: [UpcomingEntryDto] })
  upcoming: UpcomingEntryDto[];
}

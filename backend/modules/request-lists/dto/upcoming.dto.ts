import { ApiProperty } from '@nestjs/swagger';
import { RequestNameDto } from '../../requests/requests.public';

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

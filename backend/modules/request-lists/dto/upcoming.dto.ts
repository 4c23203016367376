import { ApiProperty } from '@nestjs/swagger';
import { RequestNameDto } from '../../requests/requests.public';

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

import { ApiProperty } from '@nestjs/swagger';
import { PageDto } from '../../lists/page.dto';
import { IdentifiedDto, idParam } from '../../validation/id-param.dto';
import { EventNotFound } from '../operations.errors';

export class FailingEventDto extends IdentifiedDto {
  @ApiProperty({ example: 'request.raised' })
  type: string;

  /**
   * Its subject, as `type:id`. Later events of the subject wait, unless this event's data is
   * broken. Null if it has no subject.
   */
  @ApiProperty({ type: String, nullable: true })
  subject: string | null;

  /** When it happened. */
  at: Date;

  @ApiProperty({ type: 'integer', example: 3 })
  attempts: number;

  /** The subscriber that failed, and its error. */
  @ApiProperty({ example: 'mail request-received: connection lost' })
  lastError: string;

  /** In the year 9999 if its data is broken: it then waits for staff and delays no other event. */
  nextAttemptAt: Date;

  /** Number of events that wait for this one. */
  @ApiProperty({ type: 'integer', example: 2 })
  heldUp: number;

  /** Quote it to find the log lines of its cause. */
  @ApiProperty({ type: String, nullable: true })
  traceId: string | null;
}

export class FailingEventsDto {
  events: FailingEventDto[];
  pagination: PageDto;
}

export class EventRetriedDto {
  @ApiProperty({ example: 'It will be retried at once.' })
  message: string;
}

export class EventIdParam extends idParam(EventNotFound) {}

import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../../lists/page.dto';
import { Choice, Flag, Ids } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import {
  NOTIFICATION_FILTERS,
  NOTIFICATION_TYPES,
  type NotificationFilter,
  type NotificationType,
} from '../notification.entity';

export class NotificationListQuery extends PageQuery {
  @Choice(NOTIFICATION_FILTERS, 'NotificationFilter', { example: 'unread', optional: true })
  filter?: NotificationFilter;
}

export class NotificationDto extends IdentifiedDto {
  @ApiProperty({ enum: NOTIFICATION_TYPES, enumName: 'NotificationType' })
  type: NotificationType;

  @ApiProperty({ example: 'Request received' })
  title: string;

  @ApiProperty({ example: '“Demand forecast” (REQ-000123) has reached us.' })
  message: string;

  /** The request concerned, if any. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  requestId: string | null;

  createdAt: Date;
  isRead: boolean;

  /** Same value as `_id`. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Same value as `createdAt`. */
  time: Date;

  /** Same value as `isRead`. */
  read: boolean;
}

export class NotificationsDto {
  @ApiProperty({ type: [NotificationDto] })
  notifications: NotificationDto[];

  /** Total unread, regardless of the filter; counted up to 1,000. */
  @ApiProperty({ type: 'integer', example: 2 })
  unread: number;

  pagination: PageDto;
}

export class MarkReadDto {
  @Ids({ max: 100, optional: true })
  ids?: string[];

  @Flag({ example: 'true', optional: true })
  all?: boolean;
}

export class UnreadDto {
  @ApiProperty({ type: 'integer', example: 0 })
  unread: number;
}

import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { MarkReadDto, NotificationListQuery } from './dto/notification.dto';
import { NotificationList } from './notification-list';

@ApiTags('Notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly list: NotificationList) {}

  /** The caller's notifications, newest first, and the number of unread ones. */
  @Get()
  @Requires(Permission.UseAccount)
  getNotifications(@CurrentActor() actor: Actor, @Query() query: NotificationListQuery) {
    return this.list.page(actor, query);
  }

  /** Mark one, some or all notifications as read. */
  @Put('read')
  @Changes(Permission.UseAccount, { limit: 'writing' })
  markNotificationsRead(@CurrentActor() actor: Actor, @Body() form: MarkReadDto) {
    return this.list.markRead(actor, form);
  }
}

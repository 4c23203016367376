import { Global, Module } from '@nestjs/common';
import { NotificationList } from './notification-list';
import { Notifications } from './notifications';
import { NotificationsController } from './notifications.controller';

/** What people are told inside the portal. */
@Global()
@Module({
  controllers: [NotificationsController],
  providers: [NotificationList, Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}

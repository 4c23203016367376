import { Module } from '@nestjs/common';
import { NotificationList } from './notification-list';
import './notifications.live';
import './notifications.retention';
import { NotificationsController } from './notifications.controller';
import './notifications.personal-data';

@Module({ controllers: [NotificationsController], providers: [NotificationList] })
export class NotificationsModule {}

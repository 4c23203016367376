import { Module } from '@nestjs/common';
import { NotificationList } from './notification-list';
import { NotificationsController } from './notifications.controller';
import './notification-list';
import './notifications.personal-data';

@Module({ controllers: [NotificationsController], providers: [NotificationList] })
export class NotificationsModule {}

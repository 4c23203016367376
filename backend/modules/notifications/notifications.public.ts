export { defineNotice, type Notice } from './define-notice';
export { NotificationsModule } from './notifications.module';

export { defineRequestNotice, named } from './define-request-notice';
export { toClient, toStaff } from './request-mails';
export { RequestNotificationsModule } from './request-notifications.module';

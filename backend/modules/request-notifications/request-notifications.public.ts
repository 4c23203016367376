export { RequestNotificationsModule } from './request-notifications.module';

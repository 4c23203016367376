export * from './notices';
export { Notifications } from './notifications';
export { NotificationsModule } from './notifications.module';

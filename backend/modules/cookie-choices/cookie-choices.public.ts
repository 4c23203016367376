export { CookieChoicesModule } from './cookie-choices.module';

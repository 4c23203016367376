export { SiteEventsModule } from './site-events.module';

export { PrivacyModule } from './privacy.module';
export { PrivacyChores } from './privacy-chores';
export { ReplayErasures } from './run-erasure';
export { RunDataRequests } from './run-data-requests';

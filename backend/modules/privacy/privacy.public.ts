export { PrivacyModule } from './privacy.module';
export { ReplayErasures } from './run-erasure';
export { RunDataRequests } from './run-data-requests';

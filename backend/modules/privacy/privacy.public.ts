export { PrivacyModule } from './privacy.module';
export { ReplayErasures } from './replay-erasures';
export { RunDataRequests } from './run-data-requests';

export { AssignRequest } from './assign-request';
export { DelegateRequest } from './delegate-request';
export { DelegationModule } from './delegation.module';
export { ReassignRequest } from './reassign-request';
export { ReleaseRequests } from './release-requests';

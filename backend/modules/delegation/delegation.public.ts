export { whoAnswers } from './acting-for';
export { AssignRequest, releaseRequests } from './assign-request';
export { DelegateRequest } from './delegate-request';
export { Delegation } from './delegation.entity';
export {
  isAssigning,
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from './delegation.events';
export { DelegationModule } from './delegation.module';

export { ChangeRequest, etagOf } from './change-request';
export { CommentOnRequest } from './comment-on-request';
export { MoveRequest } from './move-request';
export {
  requestAnswered,
  requestBecameUrgent,
  requestEdited,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';
export { ProjectRequest, referenceOf } from './project-request.entity';
export {
  staffSql,
  staffScope,
  scopeSql,
  teamsOf,
  visibleSql,
  type Scope,
  reads,
  arrayOf,
} from './request-scope';
export {
  RequestIdParam,
  DelegationDto,
  RequestBriefDto,
  RequestDto,
  RequestNameDto,
} from './dto/request.dto';
export { findRequests, lockRequest } from './lock-request';
export {
  SERVICE_LABELS,
  TEAM_LABELS,
  URGENCIES,
  URGENCY_LABELS,
  type ServiceType,
  Urgency,
  SERVICE_TYPES,
  BUDGETS,
  isOpen,
  OPEN,
  OPEN_STATUSES,
  STAFF_STATUSES,
  STATUSES,
  type RequestStatus,
} from './request-options';
export {
  defineRequestNotice,
  named,
  othersIn,
  whoAnswers,
  clientSide,
  movedNotice,
} from './define-request-notice';
export { factsOf, toEachReader, toStaff } from './request-mails';
export { statusChangedMail } from './requests.mails';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { RequestChangedMeanwhile, RequestNotFound } from './requests.errors';
export {
  briefOf,
  REQUEST_COLUMNS,
  REQUESTS,
  requestDto,
  type RequestRow,
  NOTES_OF_TEAM,
  staffColumns,
  staffDetails,
  delegationColumn,
  type StaffRow,
} from './request-rows';
export { RaiseRequestDto } from './dto/raise-request.dto';
export {
  requestsOfPerson,
  WithdrawRequests,
  filesOf,
  releaseOpenRequests,
} from './requests-of-person';

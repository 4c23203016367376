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
export { staffSql, staffScope, scopeSql, teamsOf, visibleSql, type Scope } from './request-scope';
export { reads } from './request-readers';
export { RequestIdParam } from './dto/request-id.param';
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
} from './request-options';
export {
  isOpen,
  OPEN,
  OPEN_STATUSES,
  STAFF_STATUSES,
  STATUSES,
  type RequestStatus,
} from './request-status';
export { defineRequestNotice, named, othersIn } from './define-request-notice';
export { factsOf, toEachReader } from './request-mails';
export { toStaff } from './staff.mails';
export { statusChangedMail } from './requests.mails';
export { clientSide, movedNotice } from './requests.notices';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { RequestChangedMeanwhile, RequestNotFound } from './requests.errors';
export { briefOf, REQUEST_COLUMNS, REQUESTS, requestDto, type RequestRow } from './request-rows';
export { DelegationDto, RequestBriefDto, RequestDto, RequestNameDto } from './dto/request.dto';
export { RaiseRequestDto } from './dto/raise-request.dto';
export { requestsOfPerson } from './erase-requests';
export { filesOf } from './export-requests';
export { WithdrawRequests } from './withdraw-requests';
export {
  NOTES_OF_TEAM,
  staffColumns,
  staffDetails,
  delegationColumn,
  type StaffRow,
} from './staff-details';
export { whoAnswers } from './who-answers';
export { arrayOf } from './request-notes';
export { releaseOpenRequests } from './keep-assignee';

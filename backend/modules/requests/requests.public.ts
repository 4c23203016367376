export { handOverRequests } from './hand-over-requests';
export { DueClocks } from './due-clocks';
export { ChangeRequest, etagOf } from './change-request';
export { CommentOnRequest } from './comment-on-request';
export { MoveRequest } from './move-request';
export { RequestList } from './request-list';
export { StaffListQuery, PaginationDto } from './dto/request-list.dto';
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
export { requestFilter } from './staff-requests';
export { orderOf as requestOrder } from './request-sorts';
export { RequestClocks } from './request-clocks';
export { Delegation } from './delegation.entity';
export { ProjectRequest, referenceOf } from './project-request.entity';
export { staffSql, staffScope, scopeSql, teamsOf, visibleSql, type Scope } from './request-scope';
export { participantsOf, reads } from './request-readers';
export { OrganisationNameDto } from './dto/people.dto';
export { RequestIdParam } from './dto/request-id.param';
export { findRequests, lockRequest } from './lock-request';
export {
  SERVICE_LABELS,
  TEAMS,
  TEAM_LABELS,
  URGENCIES,
  URGENCY_LABELS,
  type ServiceType,
  type Team,
  Urgency,
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
export {
  factsOf,
  greet,
  linkTo,
  nextForStaff,
  requestWithClient,
  threadOf,
  toEachReader,
} from './request-mails';
export { statusChangedMail } from './requests.mails';
export { clientSide, movedNotice } from './requests.notices';
export { FoldRequestCounts } from './request-counts';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { FileNotUsable, RequestNotFound } from './requests.errors';
export { briefOf } from './request-rows';
export { DelegationDto, PersonDto, RequestBriefDto, RequestDto } from './dto/request.dto';
export { RaiseRequestDto } from './dto/raise-request.dto';
export { Attachment } from './attachment.entity';
export {
  ENDINGS,
  MEDIA_TYPES,
  MOST_BYTES,
  MOST_FILES,
  PLAIN_TEXT,
  REMOVABLE_MINUTES,
  type FileState,
} from './attachment-options';
export { canRemove, FILE_COLUMNS, fileDto, type FileRow } from './attachment-rows';
export { AttachmentDto } from './dto/attachment.dto';
export { fileAdded, fileChecked, fileRemoved, type FileFacts } from './file.events';
export { TEAM_OF_FILE, visibleFileSql } from './file-scope';
export { requestsOfPerson } from './erase-requests';
export { filesOf, type ExportedFile } from './export-requests';
export { WithdrawRequests } from './withdraw-requests';

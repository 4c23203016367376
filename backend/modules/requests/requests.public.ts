export { DueClocks } from './due-clocks';
export { MoveRequest } from './move-request';
export { RequestList } from './request-list';
export { StaffListQuery } from './dto/request-list.dto';
export { requestBecameUrgent } from './requests.events';
export { requestFilter } from './staff-requests';
export { orderOf as requestOrder } from './request-sorts';
export { RequestClocks } from './request-clocks';
export { Delegation } from './delegation.entity';
export { ProjectRequest, referenceOf } from './project-request.entity';
export { staffSql, staffScope, scopeSql, teamsOf, type Scope } from './request-scope';
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
  type Urgency,
} from './request-options';
export { isOpen, OPEN, OPEN_STATUSES, STAFF_STATUSES, STATUSES } from './request-status';
export type { RequestStatus } from './request-status';
export { defineRequestNotice, named, othersIn } from './define-request-notice';
export { factsOf, greet, linkTo, nextForStaff, requestWithClient } from './request-mails';
export { statusChangedMail } from './requests.mails';
export { movedNotice } from './requests.notices';
export { FoldRequestCounts } from './request-counts';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { etagOf } from './change-request';
export { RequestNotFound } from './requests.errors';
export { briefOf } from './request-rows';
export { DelegationDto, PersonDto, RequestBriefDto, RequestDto } from './dto/request.dto';
export { RaiseRequestDto } from './dto/raise-request.dto';
export { Attachment } from './attachment.entity';
export {
  MEDIA_TYPES,
  MOST_BYTES,
  PLAIN_TEXT,
  REMOVABLE_MINUTES,
  type FileState,
} from './attachment-options';
export { canRemove, FILE_COLUMNS, fileDto, type FileRow } from './attachment-rows';
export { AttachmentDto } from './dto/attachment.dto';
export { fileChecked, fileRemoved, type FileFacts } from './file.events';
export { TEAM_OF_FILE, visibleFileSql } from './file-scope';

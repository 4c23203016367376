export { ChangeRequest, WithETag } from './change-request';
export { CommentOnRequest } from './comment-on-request';
export * from './requests.events';
export { ProjectRequest, referenceOf, referenceSql } from './project-request.entity';
export { RequestComment, RequestReason } from './conversation.entity';
export {
  arrayOf,
  isClient,
  isInScope,
  participantsOf,
  readersSql,
  reads,
  scopeSql,
  staffScope,
  staffSql,
  teamsOf,
  visibleSql,
  type Placed,
  type Scope,
} from './request-scope';
export {
  RaiseRequestDto,
  RequestIdParam,
  DelegationDto,
  RequestBriefDto,
  RequestDto,
  RequestNameDto,
  RequestPeopleDto,
} from './dto/request.dto';
export {
  acceptanceOf,
  nextOfProposals,
  proposalsNextOf,
  type ProposalsNext,
  expectRequest,
  findRequests,
  lockRequest,
  releaseOpenRequests,
  requestsOfPerson,
} from './find-requests';
export * from './request-options';
export {
  NEXT_MOVE_COLUMNS,
  nextMoveOf,
  REQUEST_COLUMNS,
  REQUESTS,
  requestDto,
  type RequestRow,
  NOTES_OF_TEAM,
  staffColumns,
  staffDetails,
  delegationColumn,
  delegationDto,
  type DelegationRow,
  type StaffRow,
} from './request-rows';
export {
  addParticipant,
  countParticipants,
  isParticipant,
  peopleOf,
  removeParticipant,
} from './request-people';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { RequestChangedMeanwhile, RequestNotFound } from './requests.errors';

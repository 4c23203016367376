export { ProjectRequest, referenceOf } from './project-request.entity';
export { RequestComment } from './request-comment.entity';
export { RequestEvent } from './request-event.entity';
export { lockRequest } from './lock-request';
export {
  BUDGET_LABELS,
  SERVICE_LABELS,
  TEAMS,
  TEAM_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
  type ServiceType,
  type Team,
} from './request-options';
export { CLIENT_STATUS_LABELS, STATUS_LABELS, progressAt } from './request-status';
export { RequestsModule } from './requests.module';
export { RaiseRequest } from './raise-request';
export { RequestReader } from './request-reader';
export { etagOf } from './change-request';
export { RequestNotFound } from './requests.errors';
export { refreshSearchText } from './search-text';
export { briefOf } from './request-rows';
export { DelegationDto, RequestBriefDto, RequestDto } from './dto/request.dto';
export { RaiseRequestDto } from './dto/raise-request.dto';

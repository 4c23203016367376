import { SCOPE_DESCRIPTIONS } from '../openapi/scope-descriptions';
import { Permission } from './permission';

export type Scope = keyof typeof SCOPE_DESCRIPTIONS;

export const SCOPES = Object.keys(SCOPE_DESCRIPTIONS) as Scope[];

/** Null: never with an API token, which would make it as powerful as the password. */
const AREAS: Record<Permission, string | null> = {
  [Permission.UseAccount]: null,
  [Permission.UseOwnData]: null,
  [Permission.ManageDataRequests]: null,
  [Permission.ReadOwnRequests]: 'requests',
  [Permission.RaiseRequest]: 'requests',
  [Permission.ReadRequest]: 'requests',
  [Permission.UseFiles]: 'files',
  [Permission.ManageQuarantine]: 'files',
  [Permission.ReadNotes]: 'requests',
  [Permission.AdministerRequests]: 'requests',
  [Permission.DelegateRequest]: 'requests',
  [Permission.WorkAsManager]: 'requests',
  [Permission.WorkAsSupport]: 'requests',
  [Permission.WorkOnRequests]: 'requests',
  [Permission.AssignOthers]: 'requests',
  [Permission.ManageServiceLevels]: 'settings',
  [Permission.ManageCannedReplies]: 'settings',
  [Permission.ReadReports]: 'reports',
  [Permission.WatchQueues]: null,
  [Permission.ManageMail]: 'operations',
  [Permission.ManageLeads]: 'leads',
  [Permission.ManageSubscribers]: 'subscribers',
  [Permission.ManagePeople]: null,
  [Permission.ReadAudit]: 'audit',
  [Permission.ManageApiTokens]: null,
  [Permission.ReadEvents]: 'events',
  [Permission.ManageWebhooks]: 'webhooks',
  [Permission.UseCompany]: null,
  [Permission.ReadOrganisations]: 'organisations',
  [Permission.ManageOrganisations]: 'organisations',
};

export const areaOf = (permission: Permission): string | null => AREAS[permission];

export function scopeOf(method: string, permission: Permission): Scope | null {
  const area = AREAS[permission];
  const scope = `${area}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
  return SCOPES.find((one) => one === scope) ?? null;
}

export const permissionsOf = (scope: Scope): Permission[] =>
  Object.values(Permission).filter((permission) => AREAS[permission] === scope.split(':')[0]);

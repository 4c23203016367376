import { SCOPE_DESCRIPTIONS } from '../openapi/tags';
import { isStaff, ROLES, STAFF_ROLES, type Role } from './role';

/** Code asks for permissions, never for roles. */
export enum Permission {
  UseAccount = 'account:use',
  UseOwnData = 'privacy:own',
  ReadOwnRequests = 'request:read-own',
  RaiseRequest = 'request:raise',
  ReadRequest = 'request:read',
  UseCompany = 'company:use',
  ReadOrganisations = 'organisation:read',
  ManageOrganisations = 'organisation:manage',
  UseFiles = 'file:use',
  ManageQuarantine = 'file:manage-quarantine',
  ReadNotes = 'request:read-notes',
  AdministerRequests = 'request:administer',
  DelegateRequest = 'request:delegate',
  WorkAsManager = 'request:work-as-manager',
  WorkAsSupport = 'request:work-as-support',
  WorkOnRequests = 'request:work',
  AssignOthers = 'request:assign-others',
  WriteProposals = 'proposal:write',
  ReadOwnInvoices = 'invoice:read-own',
  ManageInvoices = 'finance',
  WriteOffInvoices = 'invoice:write-off',
  ManageBilling = 'billing:own',
  ManageServiceLevels = 'service-levels:manage',
  ManageCannedReplies = 'canned-replies:manage',
  ReadReports = 'reports:read',
  WatchQueues = 'operations:watch-queues',
  ManageMail = 'operations:manage-mail',
  ManageLeads = 'lead:manage',
  ManageSubscribers = 'subscriber:manage',
  SendNewsletter = 'newsletter:send',
  ManagePeople = 'people:manage',
  ReadAudit = 'audit:read',
  ManageApiTokens = 'api-tokens:manage',
  ReadEvents = 'event:read',
  ManageWebhooks = 'webhook:manage',
  ManageDataRequests = 'privacy:manage',
  SetUp = 'set-up:manage',
}

const EVERYONE = ROLES;
const STAFF = STAFF_ROLES;
const MANAGERS = ['manager', 'admin'] as const;
const ADMINS = ['admin'] as const;

/**
 * `area` is that of an API token's scope; null for permissions that would make a token as powerful
 * as the password.
 */
const RULES: Record<Permission, [roles: readonly Role[], area: string | null]> = {
  [Permission.UseAccount]: [EVERYONE, null],
  [Permission.UseOwnData]: [EVERYONE, null],
  [Permission.ReadOwnRequests]: [EVERYONE, 'requests'],
  [Permission.RaiseRequest]: [EVERYONE, 'requests'],
  [Permission.ReadRequest]: [EVERYONE, 'requests'],
  [Permission.UseCompany]: [['client'], null],
  [Permission.ReadOrganisations]: [STAFF, 'organisations'],
  [Permission.ManageOrganisations]: [MANAGERS, 'organisations'],
  [Permission.UseFiles]: [EVERYONE, 'files'],
  [Permission.ManageQuarantine]: [ADMINS, 'files'],
  [Permission.ReadNotes]: [STAFF, 'requests'],
  [Permission.AdministerRequests]: [ADMINS, 'requests'],
  [Permission.DelegateRequest]: [ADMINS, 'requests'],
  [Permission.WorkAsManager]: [MANAGERS, 'requests'],
  [Permission.WorkAsSupport]: [['support', 'admin'], 'requests'],
  [Permission.WorkOnRequests]: [STAFF, 'requests'],
  [Permission.AssignOthers]: [MANAGERS, 'requests'],
  [Permission.WriteProposals]: [MANAGERS, 'requests'],
  [Permission.ReadOwnInvoices]: [EVERYONE, 'invoices'],
  [Permission.ManageInvoices]: [ADMINS, 'invoices'],
  [Permission.WriteOffInvoices]: [ADMINS, 'invoices'],
  [Permission.ManageBilling]: [['client'], null],
  [Permission.ManageServiceLevels]: [ADMINS, 'settings'],
  [Permission.ManageCannedReplies]: [ADMINS, 'settings'],
  [Permission.ReadReports]: [ADMINS, 'reports'],
  [Permission.WatchQueues]: [ADMINS, null],
  [Permission.ManageMail]: [ADMINS, 'operations'],
  [Permission.ManageLeads]: [ADMINS, 'leads'],
  [Permission.ManageSubscribers]: [ADMINS, 'subscribers'],
  [Permission.SendNewsletter]: [ADMINS, null],
  [Permission.ManagePeople]: [ADMINS, null],
  [Permission.ReadAudit]: [ADMINS, 'audit'],
  [Permission.ManageApiTokens]: [ADMINS, null],
  [Permission.ReadEvents]: [ADMINS, 'events'],
  [Permission.ManageWebhooks]: [ADMINS, 'webhooks'],
  [Permission.ManageDataRequests]: [ADMINS, null],
  [Permission.SetUp]: [ADMINS, null],
};

export const areaOf = (permission: Permission): string | null => RULES[permission][1];

export const can = (role: Role, permission: Permission): boolean =>
  RULES[permission][0].includes(role);

/** Permissions that admins may give to one person on top of the role. */
export const GRANTS = [Permission.ManageInvoices] as const;
export type Grant = `${(typeof GRANTS)[number]}`;

type Holder = { role: Role; grants?: readonly Grant[] };

/** `can`, for a person with their grants. */
export const holds = ({ role, grants = [] }: Holder, permission: Permission): boolean =>
  can(role, permission) || (isStaff(role) && grants.some((grant) => grant === permission));

export function callersWith(permission: Permission): string {
  const roles = ROLES.filter((role) => can(role, permission));
  if (roles.length === ROLES.length) return 'clients and staff';
  if (roles.length === ROLES.filter(isStaff).length && roles.every(isStaff)) return 'staff';
  return roles.map((role) => NAMES[role]).join(' and ');
}

const NAMES: Record<Role, string> = {
  client: 'clients',
  support: 'support',
  manager: 'managers',
  admin: 'admins',
};

export type Scope = keyof typeof SCOPE_DESCRIPTIONS;

export const SCOPES = Object.keys(SCOPE_DESCRIPTIONS) as Scope[];

export function scopeOf(method: string, permission: Permission): Scope | null {
  const area = areaOf(permission);
  const scope = `${area}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
  return SCOPES.find((one) => one === scope) ?? null;
}

export const permissionsOf = (scope: Scope): Permission[] =>
  Object.values(Permission).filter((permission) => areaOf(permission) === scope.split(':')[0]);

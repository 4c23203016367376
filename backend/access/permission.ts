import { isStaff, ROLES, type Role } from './role';

/** Code asks for permissions, never for roles; this file maps roles to permissions. */
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
  ManageServiceLevels = 'service-levels:manage',
  ManageCannedReplies = 'canned-replies:manage',
  ReadReports = 'reports:read',
  WatchQueues = 'operations:watch-queues',
  ManageMail = 'operations:manage-mail',
  ManageLeads = 'lead:manage',
  ManageSubscribers = 'subscriber:manage',
  ManagePeople = 'people:manage',
  ReadAudit = 'audit:read',
  ManageApiTokens = 'api-tokens:manage',
  ReadEvents = 'event:read',
  ManageWebhooks = 'webhook:manage',
  ManageDataRequests = 'privacy:manage',
}

const EVERYONE = [
  Permission.UseAccount,
  Permission.UseOwnData,
  Permission.ReadOwnRequests,
  Permission.RaiseRequest,
  Permission.ReadRequest,
  Permission.UseFiles,
];

const STAFF = [Permission.ReadNotes, Permission.WorkOnRequests, Permission.ReadOrganisations];

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  client: [...EVERYONE, Permission.UseCompany],
  support: [...EVERYONE, ...STAFF, Permission.WorkAsSupport],
  manager: [
    ...EVERYONE,
    ...STAFF,
    Permission.AssignOthers,
    Permission.WorkAsManager,
    Permission.ManageOrganisations,
  ],
  admin: [
    ...EVERYONE,
    ...STAFF,
    Permission.AssignOthers,
    Permission.ManageOrganisations,
    Permission.ManageQuarantine,
    Permission.ManageServiceLevels,
    Permission.ManageCannedReplies,
    Permission.ReadReports,
    Permission.AdministerRequests,
    Permission.DelegateRequest,
    Permission.WorkAsManager,
    Permission.WorkAsSupport,
    Permission.WatchQueues,
    Permission.ManageMail,
    Permission.ManageLeads,
    Permission.ManageSubscribers,
    Permission.ManagePeople,
    Permission.ReadAudit,
    Permission.ManageApiTokens,
    Permission.ReadEvents,
    Permission.ManageWebhooks,
    Permission.ManageDataRequests,
  ],
};

export const can = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[role].includes(permission);

export function callersWith(permission: Permission): string {
  const roles = ROLES.filter((role) => can(role, permission));
  if (roles.length === ROLES.length) return 'clients and staff';
  if (roles.length === ROLES.filter(isStaff).length && roles.every(isStaff)) return 'staff';
  const names = { client: 'clients', support: 'support', manager: 'managers', admin: 'admins' };
  return roles.map((role) => names[role]).join(' and ');
}

import type { Role } from './role';

/** Code asks for permissions, never for roles. This file maps one to the other. */
export enum Permission {
  UseAccount = 'account:use',
  ReadOwnRequests = 'request:read-own',
  RaiseRequest = 'request:raise',
  ReadRequest = 'request:read',
  ReadNotes = 'request:read-notes',
  AdministerRequests = 'request:administer',
  DelegateRequest = 'request:delegate',
  WorkAsManager = 'request:work-as-manager',
  WorkAsSupport = 'request:work-as-support',
  WatchQueues = 'operations:watch-queues',
  ManageMail = 'operations:manage-mail',
  ManageLeads = 'lead:manage',
  ManageSubscribers = 'subscriber:manage',
  ManagePeople = 'people:manage',
  ReadAudit = 'audit:read',
}

const EVERYONE = [
  Permission.UseAccount,
  Permission.ReadOwnRequests,
  Permission.RaiseRequest,
  Permission.ReadRequest,
];

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  client: EVERYONE,
  support: [...EVERYONE, Permission.ReadNotes, Permission.WorkAsSupport],
  manager: [...EVERYONE, Permission.ReadNotes, Permission.WorkAsManager],
  admin: [
    ...EVERYONE,
    Permission.ReadNotes,
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
  ],
};

export const can = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[role].includes(permission);

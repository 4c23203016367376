import { nameChoices } from '../openapi/choice-words';

export const ROLES = ['client', 'support', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_LABELS: Record<Role, string> = {
  client: 'Client',
  support: 'Support',
  manager: 'Manager',
  admin: 'Admin',
};

nameChoices('Role', ROLE_LABELS);

export const STAFF_ROLES = ['support', 'manager', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const PANELS = ['admin', 'manager', 'support'] as const;
export type Panel = (typeof PANELS)[number];

nameChoices('Panel', {
  admin: 'Admin Panel',
  manager: 'Manager Panel',
  support: 'Support Panel',
} satisfies Record<Panel, string>);

export const TEAMS = ['manager', 'support'] as const;
export type Team = (typeof TEAMS)[number];

export const TEAM_NAMES: Record<Team, string> = {
  manager: ROLE_LABELS.manager,
  support: ROLE_LABELS.support,
};

nameChoices('Team', TEAM_NAMES);

const PANELS_OF: Record<Role, Panel[]> = {
  client: [],
  support: ['support'],
  manager: ['manager'],
  admin: ['admin', 'manager', 'support'],
};

export const panelsOf = (role: Role): Panel[] => PANELS_OF[role];
export const isStaff = (role: Role): boolean => role !== 'client';

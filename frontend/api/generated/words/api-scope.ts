// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ApiScope } from '../enums';

export const ApiScopeWords: Record<ApiScope, string> = {
  'profile:read': 'See who the token belongs to',
  'requests:read': 'Read requests and messages',
  'requests:write': 'Raise, change and answer requests',
  'files:read': 'Download files',
  'files:write': 'Send and remove files',
  'organisations:read': 'Read companies and their members',
  'organisations:write': 'Change companies and their members',
  'invoices:read': 'Read invoices and payments',
  'invoices:write': 'Issue, credit and settle invoices',
  'leads:read': 'Read and export leads',
  'leads:write': 'Change and erase leads',
  'subscribers:read': 'Read and export subscribers',
  'subscribers:write': 'Change and erase subscribers',
  'reports:read': 'Read reports',
  'settings:read': 'Read settings',
  'settings:write': 'Change settings',
  'operations:read': 'See e-mails and background jobs',
  'operations:write': 'Retry and cancel mails',
  'audit:read': 'Read and export the audit log',
  'events:read': 'Read events about data it can access',
  'webhooks:read': 'See webhooks and their deliveries',
  'webhooks:write': 'Change webhooks and send again',
};

import type { ApiScope } from '../../../api/call';
import { count } from '../../../lib/text';

export const scopeLabels: Record<ApiScope, string> = {
  'profile:read': 'See who the token belongs to',
  'requests:read': 'Read requests and messages',
  'requests:write': 'Raise, change and answer requests',
  'files:read': 'Download files',
  'files:write': 'Send and remove files',
  'organisations:read': 'Read companies and their members',
  'organisations:write': 'Change companies and their members',
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

export const tokenWords = {
  lead: 'Let your own programs call our API. A token acts in your name, within its scopes.',
  loading: 'Loading your API tokens',
  loadFailure: 'Your API tokens could not be loaded',
  none: 'You have no API tokens.',
  limits: (until: string, networks: string) => `Until ${until}, from ${networks}.`,
  lastUsed: 'Last used',
  create: 'New API token',
  name: 'Name',
  nameHint: 'Where you will use it: “Billing sync”.',
  scopes: 'What it may do',
  days: 'Expires after',
  networks: 'Only from these networks',
  networksHint:
    'One address or network per line, such as 203.0.113.0/24. Leave empty to allow any.',
  save: 'Create token',
  incomplete: 'Enter a name and choose what it may do.',
  madeTitle: 'Your new API token',
  made: 'Copy it now, into a password manager or your program’s secrets. It is not shown again.',
  what: 'API token',
  revoke: 'Revoke',
  revokeOne: (name: string) => `Revoke ${name}`,
  revoking: {
    text: 'Programs that use it lose access at once.',
    action: 'Revoke',
    done: 'API token revoked.',
  },
  revokeTitle: (name: string) => `Revoke ${name}?`,
  never: 'Never used',
  anywhere: 'anywhere',
};

export const lifetimes = [30, 90, 180, 365].map((days) => ({
  value: String(days),
  label: days === 365 ? 'A year' : count(days, 'day'),
}));

export const allTokenWords = {
  title: 'API tokens',
  lead: 'Everybody’s active tokens. Revoke any that nobody recognises.',
  noun: 'API token',
  columns: {
    token: 'Token',
    owner: 'Owner',
    scopes: 'Scopes',
    used: 'Last used',
    expires: 'Expires',
  },
  empty: {
    title: 'No API tokens',
    text: 'Tokens that people create on their profile page appear here.',
  },
};

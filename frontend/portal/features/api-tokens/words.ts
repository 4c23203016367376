import { count } from '../../../lib/text';

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

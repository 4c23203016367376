import { nameChoices } from './choice-words';

const TAGS: Record<string, string> = {
  Accounts: 'Sign up, confirm an address, sign in and reset a password.',
  'Sign-in with a provider': 'Sign in with Google or Facebook, and link them to an account.',
  Sessions: 'The sessions of the signed-in account.',
  Passkeys: 'Register passkeys and sign in with them.',
  'Second factor': 'Authenticator apps and recovery codes.',
  Profile: 'The signed-in account and its mail preferences.',
  'Your data': 'Exports and erasures of personal data.',
  'API tokens': 'Tokens with which other programs call the API.',
  Notifications: 'The notifications of the signed-in account.',
  Services: 'The services a request can be raised for.',
  Requests: 'Raise, read and discuss requests.',
  'Request people': 'Participants, invitations and privacy of a request.',
  Files: 'Upload, download and quarantine of files.',
  Company: 'The company of a client and its members.',
  'Admin panel': 'The panel of admins: every request, and delegation to the teams.',
  'Manager panel': 'The panel of the manager team.',
  'Support panel': 'The panel of the support team.',
  'Every panel': 'Operations that admins, managers and support share.',
  Queue: 'Saved views, bulk changes and exports of a panel’s requests.',
  Absences: 'Absences of staff, and their deputies.',
  'Canned replies': 'Prepared replies for staff.',
  'Companies of clients': 'Companies and their members, as staff manage them.',
  'Service levels': 'Response time targets, working hours and holidays.',
  Reports: 'Figures for staff.',
  'Set-up': 'What a new firm still has to configure.',
  People: 'Accounts, roles and sessions, as admins manage them.',
  Calls: 'Book, move and cancel calls.',
  Ratings: 'Rate completed work, and approve words that may be published.',
  'How calls are taken': 'Call types, and the hours and calendars of staff.',
  Proposals: 'Read, accept and decline proposals and change orders.',
  'Writing proposals': 'Write, send and withdraw proposals.',
  Invoices: 'Read and pay invoices, and the details that they are made out to.',
  'Issuing invoices': 'Plan, draft, issue, credit and write off invoices.',
  Payments: 'Payments, and what they are for.',
  'Bank statements': 'Read statements of the bank, and say which invoices their lines pay.',
  Leads: 'Enquiries from the website.',
  Subscribers: 'Newsletter subscribers, as admins manage them.',
  'Newsletter issues': 'Write, approve, send and follow newsletter issues.',
  Mail: 'Inbound mails and decisions about them.',
  Operations: 'Outgoing mail and background work.',
  'Audit log': 'A record of who changed what.',
  Webhooks: 'Events for other programs: webhooks and the event feed.',
  Live: 'A stream of changes for open pages.',
  Forms: 'The forms of the website.',
  Newsletter: 'Subscribe, unsubscribe and choose topics.',
  Site: 'Cookie choices, e-books and page events of the website.',
};

export function describeTags(used: Set<string>): { name: string; description: string }[] {
  const unknown = [...used].filter((name) => !(name in TAGS));
  if (unknown.length > 0) throw new Error(`tags.ts does not describe ${unknown.join(', ')}`);
  return Object.entries(TAGS)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}

export const SCOPE_DESCRIPTIONS = {
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

nameChoices('ApiScope', SCOPE_DESCRIPTIONS);

export interface ApiPage {
  path: string;
  group: 'Client' | 'Staff' | 'Admin' | 'Integrations';
  label: string;
  lead: string;
  /** Tags of the document. Of a tag on two pages, the calls of admins are on the page of the group Admin. */
  tags: readonly string[];
  search: { title: string; description: string; keywords: readonly string[] };
}

export const apiOverview = {
  path: '/docs/api',
  title: 'The API',
  lead: 'Everything the portal does, another program can do too. Addresses and fields under /api/v1 stay as they are.',
  first: {
    title: 'A first call in ten lines',
    text: 'Make an API token on your profile page, choose its scopes, and put it in the second line. The first call says whose token it is, the second raises a request.',
    answer: 'The first answer is your account. The second is the new request with its reference.',
  },
  find: {
    title: 'Find a call',
    text: 'Each page lists the calls of one part, with their fields, what they answer and an example to send.',
    filter: 'Search all calls',
    hint: 'By address or by words, such as “raise” or “webhooks”',
    count: '{n} of {count} calls',
    columns: ['Call', 'What it does', 'Where'],
  },
  rules: {
    title: 'Rules of every call',
    list: [
      'Send the token as `Authorization: Bearer …`. An API token works under /api/v1. The portal itself calls /api with the token of `POST /api/login`.',
      'Bodies and answers are JSON in UTF-8. In a body, null in an optional field counts as absent, unless the field says otherwise.',
      'Send an `Idempotency-Key` with POST and PUT. Repeating the call with its key then returns the first answer and does nothing twice.',
      'A `version` or an `If-Match` header says which state you read. If somebody was quicker, the answer is 409 or 412.',
      'Ignore fields and values that you do not know, because new ones are added. What will be removed is announced.',
    ],
    links: [
      { label: 'API errors, with what to do', href: '/docs/errors' },
      { label: 'Changes', href: '/docs/api-changes' },
      { label: 'OpenAPI document of /api/v1', href: '/api/openapi-v1.json' },
      { label: 'Whole OpenAPI document', href: '/api/openapi.json' },
      { label: 'Swagger UI', href: '/api/docs' },
    ],
  },
} as const;

export const apiWords = {
  calls: 'Calls',
  nav: 'Parts of the API',
  fields: 'Body',
  parameters: 'Parameters',
  required: 'required',
  errors: 'Errors',
  send: 'Send',
  copy: 'Copy',
  copied: 'Copied',
  answer: 'Answer',
  noBody: 'The answer has no body.',
  tokenWith: 'API token with scope',
  noToken: 'API tokens cannot call it.',
  scopes: {
    title: 'Scopes',
    text: 'A token may do what both its scopes and the role of its owner allow. A call with a scope is under /api/v1.',
    columns: ['Scope', 'Allows', 'Calls'],
  },
} as const;

export const apiPages: readonly ApiPage[] = [
  {
    path: '/docs/api/account',
    group: 'Client',
    label: 'Sign-in and account',
    lead: 'Sign up, sign in, stay signed in, and everything on the profile page.',
    tags: [
      'Accounts',
      'Sessions',
      'Sign-in with a provider',
      'Passkeys',
      'Second factor',
      'Profile',
      'Notifications',
      'Live',
      'Your data',
    ],
    search: {
      title: 'API: sign-in and account',
      description:
        'The calls of the API for signing up and in, sessions, passkeys, second factors, the profile, notifications and personal data, each with an example.',
      keywords: ['API sign-in', 'API sessions', 'passkeys'],
    },
  },
  {
    path: '/docs/api/requests',
    group: 'Client',
    label: 'Requests and companies',
    lead: 'Raise a request, discuss it, send files, and share it with colleagues.',
    tags: ['Services', 'Requests', 'Request people', 'Calls', 'Ratings', 'Files', 'Company'],
    search: {
      title: 'API: requests and companies',
      description:
        'The calls of the API for raising and discussing project requests, for files, participants and the company of a client, each with an example to send.',
      keywords: ['API requests', 'API files', 'project requests'],
    },
  },
  {
    path: '/docs/api/site',
    group: 'Client',
    label: 'Forms of the website',
    lead: 'What the public pages send: forms, the newsletter and cookie choices.',
    tags: ['Forms', 'Newsletter', 'Site'],
    search: {
      title: 'API: forms of the website',
      description:
        'The calls of the API that the public pages make: contact and lead forms, the newsletter with its links, cookie choices and counts, with examples.',
      keywords: ['API forms', 'API newsletter'],
    },
  },
  {
    path: '/docs/api/staff',
    group: 'Staff',
    label: 'Staff',
    lead: 'The queue of requests, as managers and support work through it.',
    tags: [
      'Every panel',
      'Manager panel',
      'Support panel',
      'Queue',
      'Canned replies',
      'Absences',
      'How calls are taken',
      'Companies of clients',
      'Reports',
    ],
    search: {
      title: 'API: staff',
      description:
        'The calls of the API for staff: queues and saved views, bulk changes, notes, canned replies, absences, companies of clients and reports, with examples.',
      keywords: ['API queue', 'API reports'],
    },
  },
  {
    path: '/docs/api/admin',
    group: 'Admin',
    label: 'Requests, people and settings',
    lead: 'Delegation, accounts, response times, personal data and the audit log.',
    tags: ['Admin panel', 'People', 'Service levels', 'Set-up', 'Files', 'Your data', 'Audit log'],
    search: {
      title: 'API: requests, people and settings',
      description:
        'The calls of the API for admins: delegation, accounts and roles, response time targets, quarantined files, data requests and the audit log.',
      keywords: ['API admin', 'API audit log'],
    },
  },
  {
    path: '/docs/api/invoices',
    group: 'Admin',
    label: 'Invoices and payments',
    lead: 'What is invoiced when, issued invoices and credit notes, and the money that settles them.',
    tags: ['Invoices', 'Issuing invoices', 'Payments', 'Bank statements'],
    search: {
      title: 'API: invoices and payments',
      description:
        'The calls of the API for invoices, credit notes and payments: plan, issue, credit, pay, record and match, each with an example.',
      keywords: ['API invoices', 'API payments'],
    },
  },
  {
    path: '/docs/api/operations',
    group: 'Admin',
    label: 'Leads, proposals, mail and operations',
    lead: 'Enquiries, subscribers, mail in both directions, and background work.',
    tags: [
      'Leads',
      'Proposals',
      'Writing proposals',
      'Subscribers',
      'Newsletter issues',
      'Mail',
      'Operations',
    ],
    search: {
      title: 'API: leads, mail and operations',
      description:
        'The calls of the API for admins who look after leads, newsletter subscribers, inbound and outgoing mail and background work, each with an example.',
      keywords: ['API leads', 'API mail'],
    },
  },
  {
    path: '/docs/api/integrations',
    group: 'Integrations',
    label: 'Tokens, webhooks and events',
    lead: 'Tokens for other programs, events that are sent to you, and the scope that each call needs.',
    tags: ['API tokens', 'Webhooks'],
    search: {
      title: 'API: tokens, webhooks and events',
      description:
        'Connect another program: API tokens and their scopes, webhooks with deliveries and replays, the event feed, and the calls that each scope opens.',
      keywords: ['API tokens', 'webhooks', 'event feed'],
    },
  },
];

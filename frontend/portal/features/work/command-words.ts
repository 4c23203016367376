/** Other names that people have for a view, by the label that it has here. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  Dashboard: ['home', 'start', 'overview'],
  Leads: ['enquiries', 'contacts', 'forms', 'visitors'],
  Calls: ['bookings', 'meetings', 'calendar', 'appointments'],
  Reports: ['figures', 'statistics', 'numbers', 'response times'],
  'My Requests': ['raised', 'own requests'],
  Proposals: ['quotes', 'offers', 'contracts', 'prices', 'change orders'],
  Invoicing: [
    ...['invoices', 'payments', 'bills', 'finance', 'billing', 'money', 'credit notes'],
    ...['bank', 'statements', 'accountant', 'VAT', 'reminders', 'overdue'],
  ],
  Services: ['catalogue', 'prices'],
  'My Company': ['organisation', 'colleagues'],
  Companies: ['clients', 'customers', 'organisations'],
  People: ['staff', 'team', 'users', 'accounts', 'roles', 'invitations'],
  Subscribers: ['readers', 'mailing list', 'newsletter'],
  Newsletter: ['issues', 'archive', 'campaigns'],
  Mail: ['e-mail', 'outbox', 'bounces', 'delivery'],
  'Unmatched mail': ['inbound', 'replies', 'inbox'],
  Webhooks: ['integrations', 'hooks', 'events'],
  'API tokens': ['keys', 'integrations', 'access'],
  'Files held back': ['quarantine', 'viruses', 'attachments'],
  'Data requests': ['privacy', 'GDPR', 'erasure', 'export'],
  'Audit log': ['history', 'events', 'security'],
  Settings: [
    ...['hours', 'canned replies', 'targets', 'absences', 'service levels', 'clocks', 'holidays'],
    ...['call types', 'availability', 'meeting link', 'set-up', 'setup'],
  ],
  Notifications: ['bell', 'news', 'unread'],
  Profile: ['account', 'password', 'two-step sign-in', 'passkeys', 'devices', 'e-mail choices'],
};

/** Other names of a queue, which the palette lists by its panel. */
export const queueNames = ['queue', 'requests', 'tickets', 'panel', 'work'];

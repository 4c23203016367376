// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { AuditObject } from '../enums';

export const AuditObjectWords: Record<AuditObject, string> = {
  calendar: 'Calendar',
  call: 'Call',
  'call-type': 'Kind of call',
  'canned-reply': 'Canned reply',
  'contact-sync': 'Contact at the provider',
  event: 'Event',
  file: 'File',
  'inbound-mail': 'Inbound e-mail',
  invoice: 'Invoice',
  issue: 'Newsletter issue',
  lead: 'Lead',
  mail: 'E-mail',
  organisation: 'Company',
  payment: 'Payment',
  permission: 'Permission',
  proposal: 'Proposal',
  request: 'Request',
  session: 'Session',
  'sla-policy': 'Service level policy',
  subscriber: 'Subscriber',
  user: 'Account',
  webhook: 'Webhook',
};

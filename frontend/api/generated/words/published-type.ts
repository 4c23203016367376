// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { PublishedType } from '../enums';

export const PublishedTypeWords: Record<PublishedType, string> = {
  'call.booked': 'A call was booked',
  'call.cancelled': 'A call was cancelled',
  'call.moved': 'A call moved',
  'file.added': 'A file was added',
  'file.checked': 'A file was checked for viruses',
  'file.removed': 'A file was removed',
  'invoice.credited': 'An invoice was credited',
  'invoice.issued': 'An invoice was issued',
  'invoice.paid': 'An invoice was paid in full',
  'lead.moved': 'A lead moved',
  'lead.received': 'A lead came in',
  'payment.received': 'A payment was received',
  'proposal.accepted': 'A proposal was accepted',
  'proposal.declined': 'A proposal was declined',
  'proposal.sent': 'A proposal was sent',
  'request.answered': 'Our team answered',
  'request.edited': 'A request was edited',
  'request.moved': 'A request moved',
  'request.priced': 'A price was agreed or withdrawn',
  'request.raised': 'A request was raised',
  'request.reopened': 'A request was reopened',
  'request.replied': 'The client replied',
  'request.urgency_changed': 'A request became more or less urgent',
  'request.withdrawn': 'A request was withdrawn',
};

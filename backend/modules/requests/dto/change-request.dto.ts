import { Choice, Id, Ids, Text } from '../../../validation/fields';
import { Price, OptionalVersion } from '../../../validation/number-fields';
import { Attachments } from '../../files/files.public';
import { STAFF_STATUSES, type RequestStatus } from '../request-options';

const REQUEST_ID = { label: 'Request', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' };
const REASON = {
  label: 'Reason',
  example: 'The client asked to reopen it.',
  max: 500,
  optional: true,
  description: 'Reason for an unusual move, visible to the client.',
};
const NOTE = {
  label: 'Notes',
  example: 'Called the client; data sample arrives on Monday.',
  max: 5000,
  optional: true,
  multiline: true,
  description: 'Appended as an internal note. Omit it or leave it empty to add none.',
};
const MENTIONS = {
  label: 'Mentions',
  max: 10,
  optional: true,
  description: 'Ids of colleagues mentioned in the note, who are notified.',
};
const PRICE = {
  label: 'The price',
  description: 'Price agreed with the client, who can see it.',
};
const STATUS = { label: 'Status', example: 'in_review' };

export class AdminChangeDto {
  @Id(REQUEST_ID)
  requestId: string;

  @Choice(STAFF_STATUSES, 'StaffStatus', STATUS)
  status: RequestStatus;

  @Text(REASON)
  reason?: string;

  @Price(PRICE)
  agreedPrice?: number | null;

  @OptionalVersion()
  version?: number;
}

class TeamChangeDto {
  @Id(REQUEST_ID)
  requestId: string;

  @Choice(STAFF_STATUSES, 'StaffStatus', { ...STATUS, optional: true })
  status?: RequestStatus;

  @Ids(MENTIONS)
  mentions?: string[];

  @Attachments()
  attachments?: string[];

  @Text(REASON)
  reason?: string;

  @Price(PRICE)
  agreedPrice?: number | null;

  @OptionalVersion()
  version?: number;
}

export class ManagerChangeDto extends TeamChangeDto {
  @Text(NOTE)
  managerNotes?: string;
}

export class SupportChangeDto extends TeamChangeDto {
  @Text(NOTE)
  supportNotes?: string;
}

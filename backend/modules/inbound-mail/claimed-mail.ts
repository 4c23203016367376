import type { Claimed } from '../../background/row-queue';
import type { Decision } from './inbound-mail-options';

export type ClaimedMail = Claimed & {
  storage_key: string;
  decision: Decision | null;
  decided_by: string | null;
  request_id: string | null;
  person_id: string | null;
};

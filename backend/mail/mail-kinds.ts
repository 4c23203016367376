import type { EntityManager } from 'typeorm';
import { defineHook } from '../context/hook';

/** Staff may have requests of their own, so they get both lists. */
export const CLIENT_MAIL_KINDS = ['request_moves', 'request_messages'] as const;
export const STAFF_MAIL_KINDS = [
  'new_requests',
  'assigned_to_me',
  'client_replies',
  'client_changes',
  'due_times',
] as const;
export const MAIL_KINDS = [...CLIENT_MAIL_KINDS, ...STAFF_MAIL_KINDS] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const ALWAYS = 'always';

export const DELIVERIES = ['at_once', 'daily', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export type Reader = { id: string; timeZone: string | null };

export type Deliveries = Partial<Record<string, Delivery>>;

/** If missing, mails are sent immediately. */
export const readDeliveries =
  defineHook<(db: EntityManager, userId: string) => Promise<Deliveries>>('mail deliveries');

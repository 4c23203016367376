import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { read } from '../database/sql';
import {
  subscribe,
  type Dispatch,
  type EventDefinition,
  type DispatchedEvent,
} from '../events/events.public';
import type { SiteLinks } from '../links/links.public';
import { nameChoices } from '../openapi/choice-words';
import { ALWAYS, type MailKind, type Reader } from './mail-kinds';
import type { MailContent } from './mail-layout';

export type MailContext = { db: EntityManager; links: SiteLinks; inbox: string; from: string };

export type MailList = { id: string; unsubscribeUrl: string; unsubscribeMailto: string };

export type MailThread = {
  requestId: string;
  requestNumber: number;
  goesTo: 'client' | 'team' | 'nobody';
};

export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** In the file storage. `storageKey` is null until it is made, and the mail waits for it. */
export type StoredFile = { name: string; type: string; storageKey: string | null };

export type ComposedMail = MailContent & {
  invitation?: Invitation;
  file?: StoredFile;
  to: string;
  /** Anyone may have entered the address, so it gets only a few of these an hour. */
  isUnproven?: boolean;
  reader?: Reader;
  replyTo?: string;
  /** The id of the admin who sent it to see whether mails go out and answers come in. */
  testFor?: string;
  thread?: MailThread;
  threadId?: string;
  list?: MailList;
};

/** Rendered once, for the mail and for its fingerprint. */
export type RenderedMail = ComposedMail & { text: string; html: string; attachment?: Attachment };

export type Attachment = { name: string; type: string; content: Buffer };

export type MailProps = Record<string, string>;

type Compose<Props> = (
  context: MailContext,
  props: Props,
  more: Props[],
) => Promise<ComposedMail | null>;

type PropsOf<Props, Data> = (
  event: DispatchedEvent<Data>,
  dispatch: Dispatch,
) => Props | Props[] | null | Promise<Props | Props[] | null>;

export type Trigger<Props> = (mail: Declared<Props>) => void;

export const after =
  <Props, Data>(definition: EventDefinition<Data>, propsOf: PropsOf<Props, Data>): Trigger<Props> =>
  (mail) =>
    subscribe(`mail ${mail.name}`, [definition], async (event, dispatch) => {
      const due = [(await propsOf(event, dispatch)) ?? []].flat() as MailProps[];
      for (const props of due) addMail(dispatch, mail as Declared<MailProps>, props, event);
    });

type Subject = Pick<DispatchedEvent, 'subjectId'>;

export type Declaration<Props> = {
  /** For the staff who look after the outbox. */
  label: string;
  kind?: MailKind | typeof ALWAYS;
  when: Trigger<Props>[];
  /** Mails with the same key are sent in the order of their events. */
  inOrderOf?: (event: Subject, props: Props) => string | null;
  /** Mails with the same key are held for `MAIL_DIGEST_SECONDS` and merged; null holds none. */
  heldWith?: (event: Subject, props: Props) => string | null;
  isMessage?: boolean;
  isAwaited?: boolean;
  /** Null if the mail is obsolete, e.g. because of an erased account or a used link. */
  compose: Compose<Props>;
};

export type Declared<Props> = Pick<
  Declaration<Props>,
  'inOrderOf' | 'heldWith' | 'isMessage' | 'isAwaited'
> & {
  name: string;
  alsoAfter: (trigger: Trigger<Props>) => void;
};

type Known = Pick<Declaration<MailProps>, 'isMessage' | 'compose'> &
  Required<Pick<Declaration<MailProps>, 'kind'>>;

/** Long enough for a status change followed by a comment. */
const MESSAGE_SECONDS = 5;

const mails = new Map<string, Known>();

export const MAIL_NAMES: string[] = [];
const LABELS: Record<string, string> = {};
nameChoices('MailTemplate', LABELS);

/** Outbox rows refer to the name, so do not rename one in use. */
export function defineMail<Props extends MailProps>(
  name: string,
  { label, when, kind = ALWAYS, compose, ...how }: Declaration<Props>,
): Declared<Props> {
  if (mails.has(name)) throw new Error(`The mail ${name} is declared twice`);
  const { isMessage } = how;
  mails.set(name, { kind, isMessage, compose: compose as unknown as Compose<MailProps> });
  LABELS[name] = label;
  MAIL_NAMES.push(name);
  MAIL_NAMES.sort();
  const declared: Declared<Props> = {
    name,
    ...how,
    alsoAfter: (trigger) => trigger(declared),
  };
  when.forEach(declared.alsoAfter);
  return declared;
}

export function mailNamed(name: string): Known {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No mail named ${name}`);
  return mail;
}

type MailRow = {
  id: string;
  template: string;
  props: MailProps;
  ordering_key: string | null;
  trace_id: string | null;
  event_id: string;
  digest_key: string | null;
  state: 'held' | 'waiting';
  is_awaited: boolean;
  seconds: number;
};

const INSERT = `
  INSERT INTO outbox_mails (id, template, props, ordering_key, trace_id, event_id, digest_key,
    state, is_awaited, next_attempt_at)
  SELECT id, template, props, ordering_key, trace_id, event_id, digest_key, state,
    is_awaited, now() + make_interval(secs => seconds)
  FROM jsonb_to_recordset($1::jsonb) AS mail (id uuid, template text, props jsonb, ordering_key text,
    trace_id text, event_id uuid, digest_key text, state text, is_awaited boolean,
    seconds float)
  ON CONFLICT DO NOTHING`;

const insertMails = (tx: EntityManager, mails: MailRow[]) =>
  read(tx, INSERT, [JSON.stringify(mails)]);

function addMail(
  dispatch: Dispatch,
  { name, inOrderOf, heldWith, isMessage, isAwaited = false }: Declared<MailProps>,
  props: MailProps,
  event: Pick<DispatchedEvent, 'id' | 'traceId' | 'subjectId'>,
): void {
  const longest = isMessage ? MESSAGE_SECONDS : Infinity;
  const seconds = heldWith ? Math.min(dispatch.config.mail.digestSeconds, longest) : 0;
  const key = heldWith && seconds > 0 ? heldWith(event, props) : null;
  dispatch.add(insertMails, {
    id: uuid(),
    template: name,
    props,
    ordering_key: inOrderOf?.(event, props) ?? null,
    trace_id: event.traceId,
    event_id: event.id,
    digest_key: key,
    state: key ? 'held' : 'waiting',
    is_awaited: isAwaited,
    seconds,
  });
}

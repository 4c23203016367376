import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { SiteLinks } from '../links/links.public';
import {
  subscribe,
  type Dispatch,
  type EventDefinition,
  type RecordedEvent,
} from '../events/events.public';
import { ALWAYS, type MailKind, type Reader } from './mail-kinds';
import type { MailContent } from './mail-layout';

/** What a mail may look things up with, at the moment it is sent. */
export type MailContext = { db: EntityManager; links: SiteLinks; inbox: string; from: string };

/** What a mail program needs to offer its own unsubscribe button (RFC 2369, 2919, 8058). */
export type MailList = { id: string; unsubscribeUrl: string; unsubscribeMailto: string };

/** `goesTo`: who reads what its reader answers; 'nobody' where it cannot be answered by mail. */
export type MailThread = {
  requestId: string;
  requestNumber: number;
  goesTo: 'client' | 'team' | 'nobody';
};

export type ComposedMail = {
  to: string;
  /** Absent where the recipient has no account to choose with. */
  reader?: Reader;
  replyTo?: string;
  /** The request that it is about, and nothing else. */
  thread?: MailThread;
  /** What its References name; set as it is sent. */
  threadId?: string;
  /** Only for mail that was subscribed to. */
  list?: MailList;
  content: MailContent;
};

/** Ids by name, as a row of the outbox keeps them. */
export type MailProps = Record<string, string>;

/** `more`: of the mails that were merged into this one, in their order. */
type Compose<Props> = (
  context: MailContext,
  props: Props,
  more: Props[],
) => Promise<ComposedMail | null>;

/** The mails that an event causes: the props of one, of several, or null where there is none. */
type PropsOf<Props, Data> = (
  event: RecordedEvent<Data>,
  dispatch: Dispatch,
) => Props | Props[] | null | Promise<Props | Props[] | null>;

/** An event after which a mail is sent. */
export type Trigger<Props> = (mail: Declared<Props>) => void;

/** Sends the mail after this event, unless `propsOf` returns null. */
export const after =
  <Props, Data>(definition: EventDefinition<Data>, propsOf: PropsOf<Props, Data>): Trigger<Props> =>
  (mail) =>
    subscribe(`mail ${mail.name}`, [definition], async (event, dispatch) => {
      const owed = [(await propsOf(event, dispatch)) ?? []].flat() as MailProps[];
      for (const props of owed) await addMail(dispatch, mail as Declared<MailProps>, props, event);
    });

type Subject = Pick<RecordedEvent, 'subjectId'>;

export type Declaration<Props> = {
  /** What its reader chooses about; 'always' where there is no choice. */
  kind: MailKind | typeof ALWAYS;
  when: Trigger<Props>[];
  /** Mails for which this is the same arrive in the order of their events. */
  inOrderOf?: (event: Subject, props: Props) => string | null;
  /** Held for `MAIL_DIGEST_SECONDS`; mails with the same key during that time are one mail. */
  heldWith?: (event: Subject, props: Props) => string;
  /** A message is held for seconds only, then leads the mail that tells what else is held. */
  isMessage?: boolean;
  /**
   * Looks up what the ids name and writes the mail, or returns null where there is nobody to tell any
   * more (an erased account, a link that was used or replaced meanwhile).
   */
  compose: Compose<Props>;
};

export type Declared<Props> = Pick<Declaration<Props>, 'inOrderOf' | 'heldWith' | 'isMessage'> & {
  name: string;
  /** For another module, whose event sends this mail too. */
  alsoAfter: (trigger: Trigger<Props>) => void;
};

type Known = Pick<Declaration<MailProps>, 'kind' | 'isMessage' | 'compose'>;

/** Long enough for a status and an answer that somebody makes one after the other. */
const MESSAGE_SECONDS = 5;

const mails = new Map<string, Known>();

/** The names of all mails, as the list of mails can be filtered by: complete once all is loaded. */
export const MAIL_NAMES: string[] = [];

/**
 * Declares a mail: which event sends it to whom, and its words. A row of the outbox names it: do not
 * rename one in use.
 * @throws where another module has declared the same name
 */
export function defineMail<Props extends MailProps>(
  name: string,
  { when, kind, compose, ...how }: Declaration<Props>,
): Declared<Props> {
  if (mails.has(name)) throw new Error(`The mail ${name} is declared twice`);
  const { isMessage } = how;
  mails.set(name, { kind, isMessage, compose: compose as unknown as Compose<MailProps> });
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

/** @throws where no module declares it */
export function mailNamed(name: string): Known {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No mail named ${name}`);
  return mail;
}

/** One row for each event, mail and recipient, however often the event is dispatched. */
async function addMail(
  { tx, config }: Dispatch,
  { name, inOrderOf, heldWith, isMessage }: Declared<MailProps>,
  props: MailProps,
  event: Pick<RecordedEvent, 'id' | 'traceId' | 'subjectId'>,
): Promise<void> {
  const longest = isMessage ? MESSAGE_SECONDS : Infinity;
  const seconds = heldWith ? Math.min(config.mail.digestSeconds, longest) : 0;
  const key = heldWith && seconds > 0 ? heldWith(event, props) : null;
  await tx.query(
    `INSERT INTO outbox_mails (id, template, props, ordering_key, trace_id, event_id, digest_key,
       state, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9))
     ON CONFLICT DO NOTHING`,
    [
      uuid(),
      name,
      props,
      inOrderOf?.(event, props) ?? null,
      event.traceId,
      event.id,
      key,
      key ? 'held' : 'waiting',
      seconds,
    ],
  );
}

import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { SiteLinks } from '../links/links.public';
import {
  subscribe,
  type Dispatch,
  type EventDefinition,
  type RecordedEvent,
} from '../events/events.public';
import type { MailContent } from './mail-layout';

/** What a mail may look things up with, at the moment it is sent. */
export type MailContext = { db: EntityManager; links: SiteLinks; inbox: string; from: string };

/** What a mail program needs to offer its own unsubscribe button (RFC 2369, 2919, 8058). */
export type MailList = { id: string; unsubscribeUrl: string; unsubscribeMailto: string };

export type ComposedMail = {
  to: string;
  replyTo?: string;
  /** Only for mail that was subscribed to. */
  list?: MailList;
  content: MailContent;
};

/** Ids by name, as a row of the outbox keeps them. */
export type MailProps = Record<string, string>;

type Compose<Props> = (context: MailContext, props: Props) => Promise<ComposedMail | null>;

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
  ({ name, inOrderOf }) =>
    subscribe(`mail ${name}`, [definition], async (event, dispatch) => {
      const owed = [(await propsOf(event, dispatch)) ?? []].flat() as MailProps[];
      for (const props of owed) await addMail(dispatch.tx, name, props, event, inOrderOf?.(event));
    });

export type Declaration<Props> = {
  when: Trigger<Props>[];
  /** Mails for which this is the same arrive in the order of their events. */
  inOrderOf?: (event: Pick<RecordedEvent, 'subjectId'>) => string | null;
  /**
   * Looks up what the ids name and writes the mail, or returns null where there is nobody to tell any
   * more (an erased account, a link that was used or replaced meanwhile).
   */
  compose: Compose<Props>;
};

export type Declared<Props> = Pick<Declaration<Props>, 'inOrderOf'> & {
  name: string;
  /** For another module, whose event sends this mail too. */
  alsoAfter: (trigger: Trigger<Props>) => void;
};

const mails = new Map<string, Compose<MailProps>>();

/** The names of all mails, as the list of mails can be filtered by: complete once all is loaded. */
export const MAIL_NAMES: string[] = [];

/**
 * Declares a mail: which event sends it to whom, and its words. A row of the outbox names it: do not
 * rename one in use.
 * @throws where another module has declared the same name
 */
export function defineMail<Props extends MailProps>(
  name: string,
  { when, inOrderOf, compose }: Declaration<Props>,
): Declared<Props> {
  if (mails.has(name)) throw new Error(`The mail ${name} is declared twice`);
  mails.set(name, compose as unknown as Compose<MailProps>);
  MAIL_NAMES.push(name);
  MAIL_NAMES.sort();
  const declared: Declared<Props> = {
    name,
    ...(inOrderOf && { inOrderOf }),
    alsoAfter: (trigger) => trigger(declared),
  };
  when.forEach(declared.alsoAfter);
  return declared;
}

export function composerOf(name: string): Compose<MailProps> {
  const compose = mails.get(name);
  if (!compose) throw new Error(`No mail named ${name}`);
  return compose;
}

/** One row for each event, mail and recipient, however often the event is dispatched. */
async function addMail(
  tx: EntityManager,
  name: string,
  props: MailProps,
  event: Pick<RecordedEvent, 'id' | 'traceId'>,
  orderingKey: string | null = null,
): Promise<void> {
  await tx.query(
    `INSERT INTO outbox_mails (id, template, props, ordering_key, trace_id, event_id)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [uuid(), name, props, orderingKey, event.traceId, event.id],
  );
}

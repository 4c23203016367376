import type { EntityManager } from 'typeorm';
import type { ProviderLists } from '../config/app-config';
import { Lead } from '../modules/leads/leads.public';
import {
  isSuppressed,
  Subscriber,
  Subscription,
  TOPICS,
} from '../modules/newsletter/newsletter.public';

/** The body of `POST /v3/contacts`. The attributes have to exist in the account under these names. */
export type ProviderContact = {
  email: string;
  attributes: Record<string, string>;
  listIds?: number[];
  emailBlacklisted?: boolean;
  updateEnabled: true;
};

/** What to tell: the contact, and the lists it is to be taken off. */
export type ContactNews = { contact: ProviderContact; leaves: number[] };

/** A name as the provider keeps it: the first word, and the rest. */
function nameAttributes(fullName: string | null): Record<string, string> {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  return present({ FIRSTNAME: first, LASTNAME: rest.join(' ') });
}

const present = (attributes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );

/** A subscriber as they are now; null where there is nothing to tell. */
export async function contactOfSubscriber(
  db: EntityManager,
  id: string,
  lists: ProviderLists,
): Promise<ContactNews | null> {
  const subscriber = await db.findOneBy(Subscriber, { id });
  if (!subscriber) return null;
  const subscriptions = await db.findBy(Subscription, { subscriberId: id });
  const isOn = (topic: string) =>
    subscriptions.some((s) => s.topic === topic && s.state === 'confirmed');
  const everConfirmed = subscriptions.some((s) => s.confirmedAt);
  if (!everConfirmed) return null;
  const { email, fullName, company } = subscriber;
  const identity = {
    email,
    attributes: { ...nameAttributes(fullName), ...present({ COMPANY: company }) },
  };
  const wanted = TOPICS.filter(isOn);
  if (wanted.length === 0 || (await isSuppressed(db, email))) {
    return { contact: { ...identity, emailBlacklisted: true, updateEnabled: true }, leaves: [] };
  }
  const left = subscriptions.filter(({ state }) => state === 'unsubscribed');
  const cameBack = subscriptions.some(({ unsubscribedAt }) => unsubscribedAt);
  return {
    contact: {
      ...identity,
      listIds: wanted.flatMap((topic) => lists[topic]),
      ...(cameBack && { emailBlacklisted: false }),
      updateEnabled: true,
    },
    leaves: left.flatMap(({ topic }) => lists[topic]),
  };
}

const attributesOf = (lead: Lead): Record<string, string> => ({
  ...nameAttributes(lead.fullName),
  ...present({
    COMPANY: lead.company,
    PHONE: lead.phone,
    JOB_TITLE: lead.jobTitle,
    MESSAGE: lead.message,
    SERVICE: lead.service,
  }),
});

/** Whether the owner of this address has confirmed a subscription, even one that has ended since. */
async function isConfirmed(db: EntityManager, email: string): Promise<boolean> {
  const [found] = await db.query<unknown[]>(
    `SELECT 1 FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id
     WHERE s.email = $1 AND t.confirmed_at IS NOT NULL LIMIT 1`,
    [email],
  );
  return found !== undefined;
}

export async function contactOfLead(
  db: EntityManager,
  id: string,
  lists: ProviderLists,
): Promise<ContactNews | null> {
  const lead = await db.findOneBy(Lead, { id });
  if (!lead || lead.state === 'spam') return null;
  const contact: ProviderContact = {
    email: lead.email,
    // Anybody can type an address into a form. Whoever confirmed theirs said themselves who they are.
    attributes: (await isConfirmed(db, lead.email)) ? {} : attributesOf(lead),
    listIds: lists.leads,
    updateEnabled: true,
  };
  return lists.leads.length > 0 ? { contact, leaves: [] } : null;
}

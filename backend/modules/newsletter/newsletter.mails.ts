import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import { after, defineMail, type MailContext, type MailList } from '../../mail/mail.public';
import { linkToken } from './link-tokens';
import { ABOUT_TOPIC, TOPIC_LABELS, type Topic } from './newsletter-options';
import {
  newsletterDataAsked,
  subscriptionAsked,
  subscriptionConfirmed,
  subscriptionEnded,
} from './newsletter.events';
import { Subscriber, Subscription } from './subscriber.entity';
import { isSuppressed } from './subscribers';

async function subscriptionOf({ db }: MailContext, id: string) {
  const subscription = await db.findOneBy(Subscription, { id });
  const subscriber =
    subscription && (await db.findOneBy(Subscriber, { id: subscription.subscriberId }));
  if (!subscriber || (await isSuppressed(db, subscriber.email))) return null;
  return { subscription, subscriber, topic: subscription.topic };
}

const linkTo = (context: Pick<MailContext, 'links'>, path: string, token: string): string => {
  const url = new URL(context.links.page(path));
  url.searchParams.set('token', token);
  return url.href;
};

export function listOf(
  context: Pick<MailContext, 'from' | 'inbox' | 'links'>,
  subscriber: Pick<Subscriber, 'id' | 'linkKey'>,
  topic: Topic,
): MailList {
  const token = linkToken(subscriber, `unsubscribe-${topic}`);
  const host = context.from.split('@')[1]!;
  const mailto = new URL(`mailto:${context.inbox}`);
  mailto.searchParams.set('subject', `unsubscribe ${token}`);
  return {
    id: `${brand.name} ${TOPIC_LABELS[topic]} <${topic}.${host}>`,
    unsubscribeUrl: linkTo(context, '/unsubscribe', token),
    unsubscribeMailto: mailto.href.replaceAll('+', '%20'),
  };
}

/** Quotes no input, because the address may belong to someone else. */
defineMail<{ subscriptionId: string; tokenId: string }>('confirm-subscription', {
  label: 'Confirm your subscription',
  when: [
    after(subscriptionAsked, ({ data: { subscriptionId, tokenId } }) => ({
      subscriptionId,
      tokenId,
    })),
  ],
  isAwaited: true,
  compose: async (context, props) => {
    const found = await subscriptionOf(context, props.subscriptionId);
    const confirm = await context.links.withToken(
      context.db,
      '/verify-subscription',
      props.tokenId,
    );
    if (!found || !confirm || found.subscription.state !== 'pending') return null;
    const about = ABOUT_TOPIC[found.topic];
    return {
      to: found.subscriber.email,
      isUnproven: true,
      subject: 'Please confirm your subscription',
      preview: 'Press one button and you are on the list.',
      greeting: 'Hello,',
      paragraphs: [
        `Somebody (probably you) asked us to send ${about} to this address. Press this button, then the one on the page that opens.`,
      ],
      button: { label: 'Confirm my subscription', url: confirm.url },
      notes: [
        'The link works for 7 days.',
        'If it was not you, ignore this e-mail: unless you press the button, you will not hear from us.',
      ],
      reason: `Somebody entered this address on ${brand.name}'s site.`,
    };
  },
});

defineMail<{ subscriptionId: string }>('subscription-welcome', {
  label: 'Welcome to the newsletter',
  when: [after(subscriptionConfirmed, ({ data: { subscriptionId } }) => ({ subscriptionId }))],
  compose: async (context, props) => {
    const found = await subscriptionOf(context, props.subscriptionId);
    if (found?.subscription.state !== 'confirmed') return null;
    const { subscriber, topic } = found;
    const list = listOf(context, subscriber, topic);
    const isNewsletter = topic === 'newsletter';
    return {
      to: subscriber.email,
      isUnproven: true,
      list,
      subject: isNewsletter
        ? `Welcome to ${brand.name} Newsletter!`
        : `You are on the list for ${ABOUT_TOPIC[topic]}`,
      preview: isNewsletter ? 'You are on the list.' : 'We write when there is news.',
      greeting: 'Hello,',
      paragraphs: isNewsletter
        ? [
            'You are on the list. About once a month we write about what works, and what does not, when a business puts AI to use.',
            'Until then, our insights are a good place to begin.',
          ]
        : [`You are on the list for ${ABOUT_TOPIC[topic]}. We write when there is news.`],
      button: { label: 'Read our insights', url: context.links.page('/insights') },
      notes: [
        { text: 'Unsubscribe', url: list.unsubscribeUrl },
        {
          text: 'Choose what you get',
          url: linkTo(context, '/newsletter/preferences', linkToken(subscriber, 'topics')),
        },
      ],
      reason: `You confirmed that you want ${ABOUT_TOPIC[topic]}.`,
    };
  },
});

/** The only key to the reader's data: mails with the link to the topics are forwarded. */
defineMail<{ subscriberId: string; tokenId: string }>('newsletter-data-link', {
  label: 'Link to newsletter data',
  when: [
    after(newsletterDataAsked, ({ subjectId, data: { tokenId } }) => ({
      subscriberId: subjectId!,
      tokenId,
    })),
  ],
  isAwaited: true,
  compose: async (context, { subscriberId, tokenId }) => {
    const subscriber = await context.db.findOneBy(Subscriber, { id: subscriberId });
    if (!subscriber || (await isSuppressed(context.db, subscriber.email))) return null;
    const page = `/newsletter/preferences?token=${linkToken(subscriber, 'topics')}`;
    const link = await context.links.withToken(context.db, page, tokenId, 'data');
    if (!link) return null;
    return {
      to: subscriber.email,
      isUnproven: true,
      subject: 'Your newsletter data',
      preview: 'One link to see or erase what we keep about you.',
      greeting: 'Hello,',
      paragraphs: [
        'Somebody (probably you) asked to see what we keep about this address for our newsletter. This link shows it to you, and you can erase it there.',
      ],
      button: { label: 'Open my data', url: link.url },
      notes: [
        'The link works for one hour. Do not forward it.',
        'If it was not you, ignore this e-mail: nothing has changed.',
      ],
      reason: `Somebody asked for the data of this address on ${brand.name}'s site.`,
    };
  },
});

/** A person to whom a mail was forwarded could flood its reader with goodbyes. */
async function wasSwitchedOn(
  db: EntityManager,
  { id }: Pick<Subscriber, 'id'>,
  topic: Topic,
): Promise<boolean> {
  const [found] = await db.query<unknown[]>(
    `SELECT 1 FROM consent_events WHERE subscriber_id = $1 AND topic = $2 AND kind = 'confirmed'
       AND page = '/newsletter/preferences' AND at > now() - interval '1 day' LIMIT 1`,
    [id, topic],
  );
  return Boolean(found);
}

defineMail<{ subscriptionId: string }>('subscription-ended', {
  label: 'Goodbye from the newsletter',
  when: [
    after(subscriptionEnded, ({ data: { subscriptionId, wasConfirmed } }) =>
      wasConfirmed ? { subscriptionId } : null,
    ),
  ],
  compose: async (context, props) => {
    const found = await subscriptionOf(context, props.subscriptionId);
    if (found?.subscription.state !== 'unsubscribed') return null;
    const { subscriber, topic } = found;
    if (await wasSwitchedOn(context.db, subscriber, topic)) return null;
    return {
      to: subscriber.email,
      isUnproven: true,
      subject: 'You are unsubscribed',
      preview: `You no longer get ${ABOUT_TOPIC[topic]}.`,
      greeting: 'Hello,',
      paragraphs: [
        `You no longer get ${ABOUT_TOPIC[topic]} from us.`,
        'If this was a mistake, or somebody you forwarded an e-mail to pressed the button, you can undo it here.',
      ],
      button: {
        label: 'Undo',
        url: linkTo(context, '/unsubscribe', linkToken(subscriber, `undo-${topic}`)) + '&undo=1',
      },
      notes: ['The button works for 30 days.'],
      reason: 'This is the last e-mail from this list.',
    };
  },
});

defineMail<{ subscriptionId: string }>('new-subscriber', {
  label: 'New subscriber (to us)',
  when: [after(subscriptionConfirmed, ({ data: { subscriptionId } }) => ({ subscriptionId }))],
  compose: async (context, props) => {
    const found = await subscriptionOf(context, props.subscriptionId);
    if (found?.subscription.state !== 'confirmed') return null;
    const { subscriber, topic } = found;
    return {
      to: context.inbox,
      subject: `New subscriber: ${TOPIC_LABELS[topic]}`,
      preview: subscriber.email,
      paragraphs: [`Somebody confirmed that they want ${ABOUT_TOPIC[topic]}.`],
      facts: [
        ['E-mail', subscriber.email],
        ...(subscriber.fullName ? [['Name', subscriber.fullName] as [string, string]] : []),
        ...(subscriber.company ? [['Company', subscriber.company] as [string, string]] : []),
      ],
      button: {
        label: 'Open the subscribers',
        url: context.links.page('/dashboard/admin/subscribers'),
      },
      reason: 'This inbox gets an e-mail for every new subscriber.',
    };
  },
});

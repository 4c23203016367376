import { NewsletterTopicValues, SubscriberStateValues } from '../../../api/generated/enums';
import { NewsletterTopicWords } from '../../../api/generated/words/newsletter-topic';
import type { Subscriber, SubscriberDetail } from '../../../api/call';
import { SubscriberStateWords } from '../../../api/generated/words/subscriber-state';
import { ConsentEventKindWords } from '../../../api/generated/words/consent-event-kind';
import { SubscriptionStateWords } from '../../../api/generated/words/subscription-state';
import type { TimelineEntry } from '../../components/timeline';
import { choice } from '../../lists/list-filters';

const reasonWords: Record<string, string> = {
  bounce: 'The mail server refused the address permanently.',
  complaint: 'They complained.',
  too_many: 'Too many mails.',
  not_relevant: 'Not relevant to them.',
  never_asked: 'They say they never asked for it.',
  other: 'Another reason.',
};

export const suppressionWords = (reason: Subscriber['suppressedFor']) =>
  reason ? (reasonWords[reason] ?? null) : null;

export type SubscriberAction = 'unsubscribe' | 'suppress' | 'release' | 'erase';

export const subscriberChoices = {
  state: choice('State', 'All states', SubscriberStateValues, SubscriberStateWords),
  topic: choice('Topic', 'All topics', NewsletterTopicValues, NewsletterTopicWords),
};

export function topicWords({ topic, state, isHeld }: Subscriber['subscriptions'][number]): string {
  const held = isHeld ? ', held back as a likely bot' : '';
  return `${NewsletterTopicWords[topic]}: ${SubscriptionStateWords[state].toLowerCase()}${held}`;
}

export function evidenceEntry(event: SubscriberDetail['evidence'][number]): TimelineEntry {
  const { at, kind, topic, text, textVersion, page, network, reason } = event;
  const why = reason ? (reasonWords[reason] ?? reason) : null;
  const shown = text && `Shown${textVersion ? ` (version ${textVersion})` : ''}: “${text}”`;
  return {
    at,
    text: topic
      ? `${ConsentEventKindWords[kind]} – ${NewsletterTopicWords[topic]}`
      : ConsentEventKindWords[kind],
    reason: [why, shown].filter(Boolean).join('\n'),
    notes: [pageWords(page), network && `network ${network}`],
  };
}

function pageWords(page: string | null): string | null {
  if (page === null) return null;
  if (page === 'staff') return 'by our staff';
  return page === 'mail' ? 'from our mail' : `on ${page}`;
}

export const listWords = {
  title: 'Subscribers',
  lead: 'Who asked for mail from us, and the evidence that they did.',
  noun: 'subscriber',
  searchIn: 'Address, name or company',
  columns: { address: 'Address', state: 'State', topics: 'Topics', since: 'Since' },
  empty: { title: 'No subscribers yet', text: 'People appear here once they subscribe.' },
};

export const dialogWords = {
  since: (state: string, day: string): string => `${state}, since ${day}`,
  suppressed: (why: string): string => `This address does not get the newsletter. ${why}`,
  facts: { email: 'E-mail', name: 'Name', company: 'Company', topics: 'Topics' },
  evidence: 'Evidence of consent',
  erase: 'Erase this person…',
  close: 'Done',
};

interface ActionWords {
  title: string;
  action: string;
  effect: string;
  done: string;
}

export const actionWords: Record<SubscriberAction, ActionWords> = {
  unsubscribe: {
    action: 'Unsubscribe',
    title: 'Unsubscribe from everything?',
    effect:
      'For people who wrote or phoned. All topics end at once, and the evidence says that staff did it. They may subscribe again themselves.',
    done: 'Unsubscribed from everything.',
  },
  suppress: {
    action: 'Record a complaint',
    title: 'Record a complaint?',
    effect:
      'From now on this address will not get the newsletter, even if somebody enters it on the site, until the suppression is lifted here. E-mails about their own requests still reach them.',
    done: 'Complaint recorded. The address no longer gets the newsletter.',
  },
  release: {
    action: 'Lift suppression',
    title: 'Lift the suppression?',
    effect:
      'The address may be subscribed again. Nothing is sent now: they have to ask for it, and confirm it, themselves.',
    done: 'Suppression lifted.',
  },
  erase: {
    action: 'Erase',
    title: 'Erase this person?',
    effect:
      'Address, name and company are deleted here, in the mails and at the e-mail provider. The evidence of consent stays, under a hash that names nobody.',
    done: 'Subscriber erased.',
  },
};

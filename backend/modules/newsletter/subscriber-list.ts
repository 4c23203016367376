import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { readAll, readPage, selectFrom, defineList } from '../../lists/read-page';
import type {
  ConsentEventDto,
  SubscriberDetailDto,
  SubscriberDto,
  SubscriberListQuery,
  SubscribersDto,
} from './dto/subscriber.dto';
import {
  CONSENT_TEXTS,
  type ConsentTextVersion,
  type SubscriptionState,
  type Topic,
} from './newsletter-options';
import { SubscriberNotFound } from './newsletter.errors';
import { subscribersExported } from './newsletter.events';

type SubscriptionRow = {
  topic: Topic;
  state: SubscriptionState;
  trap: string | null;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

type SubscriberRow = Omit<SubscriberDto, 'subscriptions'> & {
  subscriptions: SubscriptionRow[];
};

export const SUBSCRIBERS = defineList<SubscriberRow>({
  columns: {
    _id: 's.id',
    email: 's.email',
    fullName: 's.full_name',
    company: 's.company',
    state: 's.state',
    suppressedFor: `CASE WHEN s.state = 'suppressed' THEN
      (SELECT p.reason FROM suppressions p WHERE p.email_hash = hash_address(s.email::text)) END`,
    createdAt: 's.created_at',
    subscriptions: `(SELECT coalesce(jsonb_agg(t ORDER BY t.topic), '[]')
      FROM subscriptions t WHERE t.subscriber_id = s.id)`,
  },
  from: 'subscribers s',
  newest: ['s.created_at', 's.id'],
});

const topics =
  (state: SubscriptionState) =>
  ({ subscriptions }: SubscriberRow): string =>
    subscriptions
      .filter((subscription) => subscription.state === state)
      .map(({ topic }) => topic)
      .join(' ');

const EXPORT: Export<SubscriberRow> = {
  name: 'subscribers',
  exported: subscribersExported,
  columns: {
    email: 'email',
    full_name: 'fullName',
    company: 'company',
    state: 'state',
    confirmed: topics('confirmed'),
    pending: topics('pending'),
    unsubscribed: topics('unsubscribed'),
    suppressed_for: 'suppressedFor',
    created_at: 'createdAt',
  },
};

@Injectable()
export class SubscriberList {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: SubscriberListQuery): Promise<SubscribersDto> {
    const conditions = filterOf(query);
    const { rows, pagination } = await readPage(this.dataSource, SUBSCRIBERS, conditions, query);
    return { subscribers: rows.map(subscriberDto), pagination };
  }

  csv(query: SubscriberListQuery): Promise<StreamableFile> {
    const pages = readAll(this.dataSource, SUBSCRIBERS, () => filterOf(query));
    return exportCsv(this.dataSource, EXPORT, query, pages);
  }

  async detail(id: string, db: EntityManager = this.dataSource.manager) {
    const [row] = await db.query<SubscriberRow[]>(`${selectFrom(SUBSCRIBERS)} WHERE s.id = $1`, [
      id,
    ]);
    if (!row) throw SubscriberNotFound();
    const evidence = await db.query<EvidenceRow[]>(
      `SELECT at, kind, topic, text_version, page, network, reason FROM consent_events
       WHERE subscriber_id = $1 ORDER BY id DESC LIMIT 500`,
      [id],
    );
    return {
      subscriber: subscriberDto(row),
      evidence: evidence.map(evidenceDto),
    } satisfies SubscriberDetailDto;
  }
}

export function filterOf({ search, state, topic }: SubscriberListQuery): Conditions {
  const conditions = new Conditions().equal('s.state', state);
  if (topic) {
    conditions.add(
      `EXISTS (SELECT 1 FROM subscriptions t WHERE t.subscriber_id = s.id AND t.topic = ${conditions.bind(topic)})`,
    );
  }
  return conditions.search('s.search_text', search);
}

const instant = (value: string | null): Date | null => (value ? new Date(value) : null);

const subscriberDto = (row: SubscriberRow): SubscriberDto => ({
  ...row,
  subscriptions: row.subscriptions.map((subscription) => ({
    topic: subscription.topic,
    state: subscription.state,
    isHeld: subscription.trap !== null,
    requestedAt: new Date(subscription.created_at),
    confirmedAt: instant(subscription.confirmed_at),
    unsubscribedAt: instant(subscription.unsubscribed_at),
  })),
});

type EvidenceRow = Omit<ConsentEventDto, 'textVersion' | 'text'> & {
  text_version: ConsentTextVersion | null;
};

const evidenceDto = ({ text_version: version, ...row }: EvidenceRow): ConsentEventDto => ({
  ...row,
  textVersion: version,
  text: (version && row.topic && CONSENT_TEXTS[version]?.[row.topic]) ?? null,
});

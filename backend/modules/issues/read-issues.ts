import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { expectVersion } from '../../errors/app-error';
import { Conditions } from '../../lists/conditions';
import { defineList, readPage } from '../../lists/read-page';
import { fullNameSql, isActive } from '../accounts/accounts.public';
import { MAX_FAILURES } from './dto/issue.dto';
import type {
  AudienceDto,
  FailureDto,
  IssueDto,
  IssueListQuery,
  IssueRowDto,
  IssuesDto,
  IssueTextDto,
  PoolDto,
  PreviewDto,
} from './dto/issue.dto';
import {
  BOUNCED,
  COMPLAINED,
  DELIVERY_STATES,
  FAILED,
  LEFT,
  Issue,
  REFUSED,
  SENT,
  UNRESOLVED,
  UNSURE,
  type ProviderCount,
} from './issue.entity';
import { archivePath } from './issue-message';
import { IssueChangedMeanwhile, IssueNotFound, TooIntricate } from './issues.errors';
import { movesOf, OPEN_STATES } from './issue-moves';
import { withPicturesInside } from '../../mail/mail.public';
import { renderMail } from './render-aside';
import { isTooIntricate } from './render-issue';

const ISSUES = defineList<IssueRowDto>({
  columns: {
    _id: 'i.id',
    number: 'i.number',
    subject: 'i.subject',
    state: 'i.state',
    topics: 'i.topics',
    author: `(SELECT ${fullNameSql('u')} FROM users u WHERE u.id = i.author_id)`,
    total: 'i.total',
    sendAt: 'i.send_at',
    startedAt: 'i.started_at',
    updatedAt: 'i.updated_at',
  },
  from: 'issues i',
  newest: ['i.created_at', 'i.id'],
});

const NAMES = `
  SELECT (SELECT ${fullNameSql('u')} FROM users u WHERE u.id = i.author_id) AS author,
    (SELECT ${fullNameSql('u')} FROM users u WHERE u.id = i.approver_id) AS approver
  FROM issues i WHERE i.id = $1`;

const AUDIENCE = `
  SELECT t.topic, count(*)::int AS readers FROM subscriptions t
    JOIN subscribers s ON s.id = t.subscriber_id AND s.state = 'confirmed'
  WHERE t.state = 'confirmed' GROUP BY t.topic`;

export const READERS = `
  SELECT count(DISTINCT t.subscriber_id)::int AS readers FROM subscriptions t
    JOIN subscribers s ON s.id = t.subscriber_id AND s.state = 'confirmed'
  WHERE t.state = 'confirmed' AND t.topic = ANY($1)`;

const COUNTS = `
  SELECT pool, state, mails FROM issue_counts
  WHERE issue_id = $1 AND mails > 0 ORDER BY pool, state`;

/** Of the newest failures in each state, because the page asks every two seconds. */
const FAILURES = `
  SELECT s.state, coalesce(newest.reply, '') AS reply, count(*)::int AS mails
  FROM unnest('{${UNSURE},${BOUNCED},${FAILED},${REFUSED},${COMPLAINED},${UNRESOLVED}}'::smallint[]) s (state)
    CROSS JOIN LATERAL (
      SELECT d.reply FROM issue_deliveries d
      WHERE d.issue_id = $1 AND d.state = s.state AND d.state > ${SENT} AND d.state <> ${LEFT}
      ORDER BY d.moved_at DESC LIMIT ${MAX_FAILURES}) newest
  GROUP BY s.state, newest.reply ORDER BY mails DESC, reply LIMIT 20`;

const OTHERS = `
  SELECT 1 FROM users u WHERE u.role = 'admin' AND ${isActive('u')} AND u.id <> $1 LIMIT 1`;

export const hasOtherAdmin = async (db: EntityManager, userId: string): Promise<boolean> =>
  (await read<unknown>(db, OTHERS, [userId])).length > 0;

@Injectable()
export class ReadIssues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async page(query: IssueListQuery): Promise<IssuesDto> {
    const conditions = new Conditions().equal('i.state', query.state);
    conditions.search('i.subject', query.search);
    const { rows, pagination } = await readPage(this.dataSource, ISSUES, conditions, query);
    const { transport } = this.config.mail;
    const hasProvider = this.config.brevo !== undefined;
    return { issues: rows, pagination, isSentHere: transport === 'smtp', hasProvider };
  }

  async one(actor: Actor, id: string, db: EntityManager = this.dataSource.manager) {
    const issue = await db.findOneBy(Issue, { id });
    if (!issue) throw IssueNotFound();
    const [names] = await read<Pick<IssueDto, 'author' | 'approver'>>(db, NAMES, [id]);
    const isOpen = OPEN_STATES.includes(issue.state);
    const audience = isOpen ? await read<AudienceDto>(db, AUDIENCE) : [];
    const [all] = isOpen ? await read<{ readers: number }>(db, READERS, [issue.topics]) : [];
    const counts = issue.counts ?? (await read<ProviderCount>(db, COUNTS, [id]));
    const failures = await read<Omit<FailureDto, 'state'> & { state: number }>(db, FAILURES, [id]);
    const isAlone = !(await hasOtherAdmin(db, actor.userId));
    const named = <Row extends { state: number }>(row: Row) => ({
      ...row,
      state: DELIVERY_STATES[row.state]!,
    });
    const { number, slug, subject, preheader, body, topics, state, halted, version, total } = issue;
    const { dailyLimit, sendAt, startedAt, finishedAt, withdrawnAt, updatedAt } = issue;
    return {
      _id: id,
      ...{ number, slug, subject, preheader, body, topics, state, halted, version, total },
      ...{ dailyLimit, sendAt, startedAt, finishedAt, withdrawnAt, updatedAt },
      ...names!,
      moves: movesOf(issue, actor.userId, isAlone),
      audience,
      readers: all?.readers ?? issue.total,
      counts: counts.map(named),
      failures: failures.map(named),
    } satisfies IssueDto;
  }

  /** @throws IssueNotFound, IssueChangedMeanwhile */
  async lock(tx: EntityManager, actor: Actor, id: string, version?: number): Promise<Issue> {
    const issue = await lockRow(tx, Issue, { id });
    if (!issue) throw IssueNotFound();
    const current = () => this.one(actor, id, tx);
    await expectVersion(issue, version, IssueChangedMeanwhile, current);
    return issue;
  }

  pools(db: EntityManager = this.dataSource.manager): Promise<PoolDto[]> {
    return read(
      db,
      `SELECT pool, per_minute AS "perMinute",
         CASE WHEN slowed_until > now() THEN slowed_until END AS "slowedUntil"
       FROM issue_pools ORDER BY pool`,
    );
  }

  async preview({ subject, preheader = '', body = '', topics }: IssueTextDto): Promise<PreviewDto> {
    if (isTooIntricate(body)) throw TooIntricate();
    const { publicUrl } = this.config;
    const { html, text, links } = await renderMail({ subject, preheader, body }, topics[0]!, {
      publicUrl,
      archive: `${publicUrl}${archivePath('preview')}`,
      leave: `${publicUrl}/unsubscribe`,
      choose: `${publicUrl}/newsletter/preferences`,
    });
    const words = body.split(/\s+/).filter(Boolean).length;
    return {
      html: withPicturesInside(html),
      text,
      links: links.slice(0, 5_000),
      words,
      bytes: Buffer.byteLength(html),
    };
  }
}

export type PublishedIssue = Pick<
  Issue,
  'id' | 'number' | 'slug' | 'subject' | 'preheader' | 'body' | 'startedAt' | 'version'
>;

const IS_PUBLISHED = 'i.started_at IS NOT NULL AND i.withdrawn_at IS NULL';

const PUBLISHED = `
  SELECT i.id, i.number, i.slug, i.subject, i.preheader, i.body, i.started_at AS "startedAt",
    i.version
  FROM issues i WHERE ${IS_PUBLISHED}`;

export const publishedIssues = (db: DataSource, most: number): Promise<PublishedIssue[]> =>
  read(db, `${PUBLISHED} ORDER BY i.started_at DESC LIMIT $1`, [most]);

/** For the sitemap, without their texts. */
export const publishedAddresses = (
  db: DataSource,
  most: number,
): Promise<Pick<PublishedIssue, 'slug' | 'startedAt'>[]> =>
  read(
    db,
    `SELECT i.slug, i.started_at AS "startedAt" FROM issues i WHERE ${IS_PUBLISHED}
     ORDER BY i.started_at DESC LIMIT $1`,
    [most],
  );

export async function publishedIssue(db: DataSource, slug: string): Promise<PublishedIssue | null> {
  const [found] = await read<PublishedIssue>(db, `${PUBLISHED} AND i.slug = $1`, [slug]);
  return found ?? null;
}

type Neighbour = Omit<PublishedIssue, 'body'>;

const NEIGHBOURS = `
  SELECT i.id, i.number, i.slug, i.subject, i.preheader, i.started_at AS "startedAt", i.version
  FROM issues i, issues this
  WHERE this.id = $1 AND ${IS_PUBLISHED}`;
const OLDER = `${NEIGHBOURS} AND (i.started_at, i.id) < (this.started_at, this.id)
  ORDER BY i.started_at DESC, i.id DESC LIMIT 1`;
const NEWER = `${NEIGHBOURS} AND (i.started_at, i.id) > (this.started_at, this.id)
  ORDER BY i.started_at, i.id LIMIT 1`;

/** The published issues before and after this one. */
export async function neighboursOf(
  db: DataSource,
  { id }: PublishedIssue,
): Promise<{ older: Neighbour | null; newer: Neighbour | null }> {
  const [[older = null], [newer = null]] = await Promise.all([
    read<Neighbour>(db, OLDER, [id]),
    read<Neighbour>(db, NEWER, [id]),
  ]);
  return { older, newer };
}

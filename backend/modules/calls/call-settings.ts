import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { sealText } from '../../config/keys';
import { lockName, lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { expectVersion, invalidField } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { checkUrl } from '../../http/target-address';
import { sha256 } from '../../links/links.public';
import { usableZone } from '../../time/zones';
import { isActive } from '../accounts/accounts.public';
import { openHoursOf } from '../response-times/response-times.public';
import { CallHost } from './call-host.entity';
import { CallType } from './call-type.entity';
import {
  CallSettingsChangedMeanwhile,
  CallTypeNotFound,
  MAX_TYPES,
  NotAHost,
  SlugTaken,
  TooManyTypes,
} from './calls.errors';
import { callSettingsChanged, callTypeChanged } from './calls.events';
import type {
  CallSettingsDto,
  CallTypesDto,
  ChangeCallSettingsDto,
  ChangeCallTypeDto,
  FeedDto,
  NewCallTypeDto,
} from './dto/call-settings.dto';
import { feedOf } from './invitation';
import { callsOfHost } from './read-calls';

const SLUG = /^[a-z][a-z0-9-]{1,39}$/;

@Injectable()
export class CallTypes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async list(db: EntityManager = this.dataSource.manager): Promise<CallTypesDto> {
    const [types, staff] = await Promise.all([
      db.find(CallType, {
        order: { hosts: 'DESC', title: 'ASC', slug: 'ASC' },
      }),
      read<{ _id: string; firstName: string; lastName: string }>(
        db,
        `SELECT u.id AS _id, u.first_name AS "firstName", u.last_name AS "lastName" FROM users u
         WHERE u.role <> 'client' AND ${isActive('u')} ORDER BY u.first_name, u.last_name, u.id LIMIT 500`,
      ),
    ]);
    return { types: types.map(({ id: _id, ...type }) => ({ _id, ...type })), staff };
  }

  add({ slug, hosts, ...form }: NewCallTypeDto): Promise<CallTypesDto> {
    if (!SLUG.test(slug)) {
      throw invalidField('slug', 'unknown_value', 'Use small letters, digits and hyphens.');
    }
    return this.change(async (tx) => {
      await lockName(tx, 'call-types');
      if ((await tx.count(CallType)) >= MAX_TYPES) throw TooManyTypes();
      if (await tx.existsBy(CallType, { slug })) throw SlugTaken();
      const id = uuid();
      await expectStaff(tx, form.hostIds);
      await tx.insert(CallType, { id, slug, hosts, ...form });
      await record(tx, callTypeChanged({ subject: id, after: { slug, hosts, ...form } }));
    });
  }

  edit(id: string, { version, ...form }: ChangeCallTypeDto): Promise<CallTypesDto> {
    return this.change(async (tx) => {
      const type = await lockRow(tx, CallType, { id });
      if (!type) throw CallTypeNotFound();
      await expectVersion(type, version, CallSettingsChangedMeanwhile, () => type);
      await expectStaff(tx, form.hostIds);
      const changed = callTypeChanged({ subject: id, after: form });
      await saveChanged(tx, Object.assign(type, form), changed);
    });
  }

  private async change(work: (tx: EntityManager) => Promise<void>): Promise<CallTypesDto> {
    return this.transactions.run(async (tx) => {
      await work(tx);
      return this.list(tx);
    });
  }
}

async function expectStaff(tx: EntityManager, ids: string[]): Promise<void> {
  const found = await tx.query<unknown[]>(
    `SELECT 1 FROM users u WHERE u.id = ANY($1) AND u.role <> 'client' AND ${isActive('u')}`,
    [ids],
  );
  if (found.length < new Set(ids).size) throw NotAHost();
}

@Injectable()
export class CallSettings {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(
    { userId }: Actor,
    db: EntityManager = this.dataSource.manager,
  ): Promise<CallSettingsDto> {
    const host = await db.findOneBy(CallHost, { userId });
    const [me] = await db.query<{ zone: string | null }[]>(
      'SELECT time_zone AS zone FROM users WHERE id = $1',
      [userId],
    );
    return {
      hours: (host?.hours ?? []).map(({ day, from, to }) => `${day} ${from}-${to}`),
      link: host?.link ?? null,
      zone: usableZone(me?.zone ?? null),
      hasFeed: Boolean(host?.feedHash),
      hasCalendar: Boolean(host?.busyUrl),
      calendarReadAt: host?.busyReadAt ?? null,
      calendarError: host?.busyError ?? null,
      calendarProblems: host?.busyProblems ?? [],
      version: host?.version ?? 1,
    };
  }

  change(actor: Actor, { hours: lines, link, version }: ChangeCallSettingsDto) {
    const hours = lines.length > 0 ? openHoursOf(lines) : null;
    if (link && !/^https:\/\/\S+$/.test(link)) {
      throw invalidField('link', 'not_https', 'The link must begin with https://.');
    }
    return this.write(actor, ['hours', 'link'], async (tx, host) => {
      await expectVersion(host, version, CallSettingsChangedMeanwhile);
      await saveChanged(tx, Object.assign(host, { hours, link: link ?? null }));
    });
  }

  async openFeed(actor: Actor): Promise<FeedDto> {
    const token = randomBytes(24).toString('base64url');
    await this.write(actor, ['feed'], (tx) =>
      tx.update(CallHost, { userId: actor.userId }, { feedHash: sha256(token) }),
    );
    return { url: `${this.config.publicUrl}/calls/feed/${token}.ics` };
  }

  closeFeed(actor: Actor): Promise<CallSettingsDto> {
    return this.write(actor, ['feed'], (tx) =>
      tx.update(CallHost, { userId: actor.userId }, { feedHash: null }),
    );
  }

  async feed(token: string): Promise<string | null> {
    const [host] = await this.dataSource.query<{ id: string }[]>(
      `SELECT u.id FROM call_hosts s JOIN users u ON u.id = s.user_id
       WHERE s.feed_hash = $1 AND u.role <> 'client' AND ${isActive('u')}`,
      [sha256(token)],
    );
    return host ? feedOf(await callsOfHost(this.dataSource.manager, host.id)) : null;
  }

  async followCalendar(actor: Actor, text: string): Promise<CallSettingsDto> {
    const { jwtSecret, webhooks } = this.config;
    // Calendar programs hand out their address as webcal:, which means https:.
    const url = await checkUrl(text.replace(/^webcals?:/i, 'https:'), webhooks);
    const busyUrl = sealText(jwtSecret, 'calendar-address', url);
    return this.write(actor, ['calendar'], (tx) => this.setCalendar(tx, actor, busyUrl));
  }

  leaveCalendar(actor: Actor): Promise<CallSettingsDto> {
    return this.write(actor, ['calendar'], (tx) => this.setCalendar(tx, actor, null));
  }

  private async setCalendar(tx: EntityManager, { userId }: Actor, busyUrl: string | null) {
    await tx.query('DELETE FROM busy_times WHERE user_id = $1', [userId]);
    await tx.query(
      `UPDATE call_hosts SET busy_url = $2, busy_read_at = NULL, busy_error = NULL, busy_problems = NULL,
         busy_warned_at = NULL, next_attempt_at = now(), attempts = 0, crashes = 0 WHERE user_id = $1`,
      [userId, busyUrl],
    );
  }

  private async write(
    actor: Actor,
    fields: string[],
    work: (tx: EntityManager, host: CallHost) => Promise<unknown>,
  ): Promise<CallSettingsDto> {
    const { userId } = actor;
    return this.transactions.run(async (tx) => {
      await tx.query('INSERT INTO call_hosts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        userId,
      ]);
      await work(tx, (await lockRow(tx, CallHost, { userId }))!);
      await record(tx, callSettingsChanged({ subject: userId, after: { fields } }));
      return this.read(actor, tx);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, isStaff } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { read } from '../../database/sql';
import { together } from '../../database/together';
import { Transactions } from '../../database/transactions';
import { invalidField } from '../../errors/app-error';
import { record, defineEvent } from '../../events/events.public';
import {
  CLIENT_MAIL_KINDS,
  readDeliveries,
  reconsiderDaily,
  STAFF_MAIL_KINDS,
  type Deliveries,
  type Delivery,
  type MailKind,
} from '../../mail/mail.public';
import { zoneNamed } from '../../time/zones';
import { lockOwner, User, setOnAccount } from '../accounts/accounts.public';
import type {
  ChangeMailPreferencesDto,
  MailPreferencesChangedDto,
  MailPreferencesDto,
} from './dto/profile.dto';
import { MailPreference } from './mail-preference.entity';

type Chosen = { userId: string; kind: MailKind; delivery: Delivery };

const CHOSEN = `
  SELECT user_id AS "userId", kind, delivery FROM mail_preferences WHERE user_id = ANY($1)`;

const deliveriesOf = together<string, Deliveries>(async (db, userIds) => {
  const chosen = await read<Chosen>(db, CHOSEN, [[...new Set(userIds)]]);
  return userIds.map((id) => {
    const own = chosen.filter(({ userId }) => userId === id);
    return Object.fromEntries(own.map(({ kind, delivery }) => [kind, delivery]));
  });
});

readDeliveries.fill(deliveriesOf);

const kindsOf = ({ role }: Pick<Actor, 'role'>): readonly MailKind[] =>
  isStaff(role) ? [...STAFF_MAIL_KINDS, ...CLIENT_MAIL_KINDS] : CLIENT_MAIL_KINDS;

const mailPreferencesChanged = defineEvent<{
  before: Partial<Record<string, string>>;
  after: Partial<Record<string, string>>;
}>('account.mails-chosen', { subject: 'user', audit: 'Changed e-mail preferences' });

@Injectable()
export class MailPreferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async read(
    actor: Actor,
    db: EntityManager = this.dataSource.manager,
  ): Promise<MailPreferencesDto> {
    const chosen = await deliveriesOf(db, actor.userId);
    const { timeZone } = await db.findOneByOrFail(User, { id: actor.userId });
    return {
      preferences: kindsOf(actor).map((kind) => ({ kind, delivery: chosen[kind] ?? 'at_once' })),
      timeZone: timeZone ?? OFFICE_ZONE,
      isTimeZoneChosen: timeZone !== null,
    };
  }

  change(
    actor: Actor,
    { preferences, timeZone: said }: ChangeMailPreferencesDto,
  ): Promise<MailPreferencesChangedDto> {
    const timeZone = zoneNamed(said);
    if (!timeZone) throw UnknownTimeZone();
    const own = kindsOf(actor);
    if (preferences.some(({ kind }) => !own.includes(kind))) throw NotYourKind();
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      const before = await deliveriesOf(tx, user.id);
      const news = preferences.filter(
        ({ kind, delivery }) => (before[kind] ?? 'at_once') !== delivery,
      );
      const moves = user.timeZone !== timeZone;
      for (const { kind, delivery } of news) {
        await tx.upsert(MailPreference, { userId: user.id, kind, delivery }, ['userId', 'kind']);
      }
      if (moves) await setOnAccount(tx, user.id, { timeZone });
      if (moves || news.length > 0) {
        await reconsiderDaily(tx, user.id);
        await record(
          tx,
          mailPreferencesChanged({
            subject: user.id,
            before: Object.fromEntries(news.map(({ kind }) => [kind, before[kind] ?? 'at_once'])),
            after: Object.fromEntries(news.map(({ kind, delivery }) => [kind, delivery])),
          }),
        );
      }
      return { message: 'Your choices are saved.', ...(await this.read(actor, tx)) };
    });
  }
}

const UnknownTimeZone = () =>
  invalidField('timeZone', 'unknown_zone', 'Choose a time zone such as Europe/London.');

const NotYourKind = () =>
  invalidField('preferences', 'not_your_kind', 'You do not get mails of this kind.');

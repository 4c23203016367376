import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { HOURS_A_DAY } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { handleDue, subscribe, type NewEvent } from '../../events/events.public';
import { isActive } from '../accounts/accounts.public';
import { requestMoved } from '../requests/requests.public';
import { ServiceLevels } from '../response-times/response-times.public';
import { Rating } from './rating.entity';
import { ratingAsked } from './ratings.events';

const DAYS_UNTIL_REMINDER = 5;

const levels = new ServiceLevels();

async function workingDaysAfter(db: EntityManager, from: Date, days: number): Promise<Date> {
  const { calendar } = await levels.current(db);
  const later = calendar.wholeDays().add(from, days * HOURS_A_DAY * 3600);
  return calendar.add(later, 0);
}

/** Completing a reopened request asks only once. */
const PLAN = `
  INSERT INTO ratings (id, request_id, person_id, next_at)
  SELECT $2, r.id, u.id, $3 FROM project_requests r JOIN users u ON u.id = r.user_id
  WHERE r.id = $1 AND r.status = 'completed' AND u.role = 'client' AND ${isActive('u')}
  ON CONFLICT (request_id) DO UPDATE SET next_at = excluded.next_at, person_id = excluded.person_id
  WHERE ratings.asked_at IS NULL`;

subscribe('ask for a rating', [requestMoved], async ({ subjectId, data, at }, { tx }) => {
  if (data.after.status !== 'completed') return;
  await tx.query(PLAN, [subjectId, uuid(), await workingDaysAfter(tx, at, 1)]);
});

/** Locks the person as well, since nobody is asked twice in 90 days. */
const DUE = {
  entity: Rating,
  claim: `
    SELECT g.id FROM ratings g JOIN users u ON u.id = g.person_id
    WHERE g.next_at <= now() AND g.score IS NULL
    ORDER BY g.next_at LIMIT 1 FOR NO KEY UPDATE OF g, u SKIP LOCKED`,
};

const MAY_BE_ASKED = `
  SELECT 1 FROM project_requests r JOIN users u ON u.id = r.user_id
  WHERE r.id = $1 AND u.id = $2 AND r.status = 'completed' AND u.role = 'client' AND ${isActive('u')}`;

const ASKED_LATELY = `
  SELECT 1 FROM ratings
  WHERE person_id = $1 AND id <> $2 AND asked_at > now() - interval '90 days' LIMIT 1`;

@Injectable()
export class AskForRatings extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'ratings', failure: 'Questions wait', everyMs: config.clockPollMs });
  }

  protected async runOnce(): Promise<number | void> {
    const handled = await this.transactions.run((tx) =>
      handleDue(tx, DUE, (rating) => askOrLeave(tx, rating)),
    );
    if (handled > 0) return 1;
  }
}

async function askOrLeave(tx: EntityManager, rating: Rating): Promise<NewEvent[]> {
  const { id: ratingId, requestId: subject } = rating;
  const isReminder = rating.askedAt !== null;
  if (!(await mayBeAsked(tx, rating))) {
    rating.leave();
    return [];
  }
  if (isReminder) rating.remind();
  else rating.ask(await workingDaysAfter(tx, databaseNow(), DAYS_UNTIL_REMINDER));
  return [ratingAsked({ subject, after: { ratingId, isReminder } })];
}

async function mayBeAsked(
  tx: EntityManager,
  { id, requestId, personId, askedAt }: Rating,
): Promise<boolean> {
  const found = await tx.query<unknown[]>(MAY_BE_ASKED, [requestId, personId]);
  if (found.length === 0) return false;
  if (askedAt) return true;
  const lately = await tx.query<unknown[]>(ASKED_LATELY, [personId, id]);
  return lately.length === 0;
}

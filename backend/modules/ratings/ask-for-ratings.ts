import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { HOURS_A_DAY } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { saveChanged, subscribe } from '../../events/events.public';
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

type Due = { id: string; isCompleted: boolean };

/** Locks the person as well, since nobody is asked twice in 90 days. */
const CLAIM = `
  SELECT g.id, r.status = 'completed' AND r.user_id = u.id AND u.role = 'client' AND ${isActive('u')}
      AS "isCompleted"
  FROM ratings g JOIN project_requests r ON r.id = g.request_id JOIN users u ON u.id = g.person_id
  WHERE g.next_at <= now() AND g.score IS NULL
  ORDER BY g.next_at LIMIT 1 FOR NO KEY UPDATE OF g, u SKIP LOCKED`;

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

  protected runOnce(): Promise<number | void> {
    return this.transactions.run(async (tx) => {
      const [due] = await tx.query<Due[]>(CLAIM);
      if (!due) return;
      const rating = await tx.findOneByOrFail(Rating, { id: due.id });
      if (due.isCompleted && !(await isAskedLately(tx, rating))) return ask(tx, rating);
      rating.leave();
      await saveChanged(tx, rating);
      return 1;
    });
  }
}

async function isAskedLately(tx: EntityManager, { id, personId, askedAt }: Rating) {
  if (askedAt) return false;
  const lately = await tx.query<unknown[]>(ASKED_LATELY, [personId, id]);
  return lately.length > 0;
}

async function ask(tx: EntityManager, rating: Rating): Promise<number> {
  const isReminder = rating.askedAt !== null;
  if (isReminder) rating.remind();
  else rating.ask(await workingDaysAfter(tx, databaseNow(), DAYS_UNTIL_REMINDER));
  const { id: ratingId, requestId: subject } = rating;
  await saveChanged(tx, rating, ratingAsked({ subject, after: { ratingId, isReminder } }));
  return 1;
}

import type { EntityManager } from 'typeorm';
import { definePersonalData } from '../personal-data/personal-data.public';

/** Older addresses are already shortened. */
const IS_WHOLE = `network IS NOT NULL AND at > now() - interval '32 days'`;
const OF_VISITOR = `${IS_WHOLE} AND actor_id IS NULL AND subject_id = :id::text`;

/** Events of these subjects that have no actor. */
export const forgetNetworks = (tx: EntityManager, subjects: string[]): Promise<unknown> =>
  tx.query(
    `UPDATE events SET network = NULL
     WHERE ${IS_WHOLE} AND actor_id IS NULL AND subject_id = ANY($1)`,
    [subjects],
  );

definePersonalData({
  table: 'events',
  cleared: {
    client: `${IS_WHOLE} AND (actor_id = :id OR subject_id = :id::text)`,
    lead: OF_VISITOR,
    subscriber: OF_VISITOR,
  },
  export: {
    title: 'What was done with your account',
    of: { client: 'actor_id = :id' },
    also: ['at', 'type'],
    order: 'at DESC LIMIT 10000',
  },
});

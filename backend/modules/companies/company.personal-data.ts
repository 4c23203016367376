import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { keepWithSubject } from '../../events/events.public';
import { definePersonalData } from '../../personal-data/personal-data.public';

const eraseInvitations = (tx: EntityManager, { emails }: { emails: string[] }) =>
  tx.query('DELETE FROM memberships WHERE user_id IS NULL AND email = ANY($1::citext[])', [emails]);

definePersonalData(
  {
    table: 'memberships',
    erase: {
      client: (tx, { id, emails }) =>
        tx.query('DELETE FROM memberships WHERE user_id = $1 OR email = ANY($2::citext[])', [
          id,
          emails,
        ]),
      lead: eraseInvitations,
      subscriber: eraseInvitations,
    },
    export: {
      title: 'Your company',
      rows: {
        client: (db, { id, email }) =>
          db.query(
            `SELECT o.name AS company, m.role, m.state, m.created_at FROM memberships m
             JOIN organisations o ON o.id = m.organisation_id WHERE m.user_id = $1 OR m.email = $2`,
            [id, email],
          ),
      },
    },
  },
  {
    table: 'organisations',
    kept: 'The name of a company that others belong to. One that nobody is left in goes with the membership.',
  },
);

keepWithSubject('organisation', 'organisations');

/** A later owner of the address must not be let in. */
defineRetention({
  rule: 'company-invitations',
  label: 'Invitations to companies',
  kept: '30 days',
  sql: inBatches('memberships', `state = 'invited' AND created_at < now() - interval '30 days'`),
});

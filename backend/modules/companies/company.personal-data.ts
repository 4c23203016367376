import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { keepWithSubject } from '../../events/events.public';
import { definePersonalData, type DataSubject } from '../../personal-data/personal-data.public';

const INVITATIONS = 'user_id IS NULL AND email = ANY(:emails::citext[])';

const exported = (db: EntityManager, { id, email }: DataSubject): Promise<object[]> =>
  db.query(
    `SELECT o.name AS company, m.role, m.state, m.email, m.created_at FROM memberships m
     JOIN organisations o ON o.id = m.organisation_id WHERE m.user_id = $1 OR m.email = $2`,
    [id, email],
  );

definePersonalData(
  {
    table: 'memberships',
    deleted: {
      client: 'user_id = :id OR email = ANY(:emails::citext[])',
      lead: INVITATIONS,
      subscriber: INVITATIONS,
    },
    export: {
      title: 'Your company',
      rows: { client: exported, lead: exported, subscriber: exported },
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

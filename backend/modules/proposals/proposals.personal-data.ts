import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import {
  ERASED,
  definePersonalData,
  rowsOfUser,
  type DataSubject,
} from '../../personal-data/personal-data.public';
import { proposalReferenceSql } from './paper';

const EXPORTED = `
  SELECT ${proposalReferenceSql('p')} AS proposal, v.number AS version, p.state, v.sent_at,
    v.net_minor, v.vat_minor, v.currency, v.sha256, v.content,
    CASE WHEN d.person_id = $1 THEN d.decision END AS "your decision",
    CASE WHEN d.person_id = $1 THEN d.name END AS "name typed",
    CASE WHEN d.person_id = $1 THEN d.reason END AS reason,
    CASE WHEN d.person_id = $1 THEN d.at END AS "decided at",
    CASE WHEN d.person_id = $1 THEN d.network END AS network,
    CASE WHEN d.person_id = $1 THEN d.user_agent END AS browser
  FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id
    LEFT JOIN proposal_decisions d ON d.version_id = v.id
  WHERE p.request_id = ANY($2) OR d.person_id = $1 ORDER BY p.number, v.number`;

const KEPT =
  'What was accepted is a contract. It is kept unchanged, for at least six years after the work has ended.';

definePersonalData(
  {
    table: 'proposals',
    erase: {
      client: (tx: EntityManager, { requests }: DataSubject) =>
        tx.query(`DELETE FROM proposals WHERE request_id = ANY($1) AND state <> 'accepted'`, [
          requests.own,
        ]),
    },
    kept: KEPT,
    export: {
      title: 'Proposals',
      rows: {
        client: (db, { id, requests }) => db.query(EXPORTED, [id, requests.own]),
      },
    },
  },
  { table: 'proposal_versions', kept: KEPT },
  {
    table: 'proposal_decisions',
    erase: {
      client: (tx, { id }) =>
        tx.query(
          `UPDATE proposal_decisions SET name = NULL, reason = $2, network = NULL, user_agent = NULL
           WHERE person_id = $1 AND decision = 'declined'`,
          [id, ERASED],
        ),
    },
    kept: KEPT,
  },
  rowsOfUser('acceptance_codes'),
);

defineRetention(
  {
    rule: 'proposals',
    label: 'Proposals that were not accepted',
    kept: '24 months after the last change',
    sql: inBatches(
      'proposals',
      `state <> 'accepted' AND updated_at < now() - interval '24 months'`,
    ),
  },
  {
    rule: 'acceptance-codes',
    label: 'Codes for accepting from a mail',
    kept: '30 days',
    sql: inBatches('acceptance_codes', `expires_at < now() - interval '30 days'`),
  },
);

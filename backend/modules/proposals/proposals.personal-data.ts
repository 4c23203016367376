import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { nextVersion } from '../../database/versioned';
import { canonicalJson, sha256Of } from '../../documents/canonical-json';
import { makeAgain } from '../../documents/define-document';
import {
  ERASED,
  definePersonalData,
  redactTexts,
  rowsOfUser,
  type Erasing,
} from '../../personal-data/personal-data.public';
import { parseContent, proposalReferenceSql, type ProposalContent } from './proposal-content';
import type { Draft } from './proposal-draft';

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

/** Locked, so that no proposal is accepted at the same time. */
const DRAFTS = `
  SELECT id, draft FROM proposals WHERE request_id = ANY($1) AND state <> 'accepted'
  ORDER BY id FOR UPDATE`;

/** Keeps the time of the last change, from which the retention counts. */
const REDACT_DRAFT = `UPDATE proposals SET draft = $2, ${nextVersion()} WHERE id = $1`;

const VERSIONS = `
  SELECT v.id, v.content FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id
  WHERE p.request_id = ANY($1) AND p.state <> 'accepted'`;

/** Figures, days and terms name nobody. */
const WORDS = ['name', 'projectName', 'scope', 'exclusions', 'vatNote', 'text', 'title'];

/** Null if it does not name the person. */
async function withoutName<T extends Draft | ProposalContent>(
  tx: EntityManager,
  content: T | null,
  redaction: Erasing['redaction'],
): Promise<T | null> {
  const eachText = (change: (text: string) => string) =>
    JSON.parse(JSON.stringify(content), (key, value: unknown) =>
      WORDS.includes(key) && typeof value === 'string' ? change(value) : value,
    ) as T;
  const texts: string[] = [];
  eachText((text) => {
    texts.push(text);
    return text;
  });
  const redacted = await redactTexts(tx, texts, redaction);
  if (!content || redacted.join() === texts.join()) return null;
  const changed = eachText(() => redacted.shift()!);
  return 'terms' in content ? { ...changed, terms: content.terms } : changed;
}

async function redactShared(tx: EntityManager, { requests, redaction }: Erasing): Promise<void> {
  const drafts = await tx.query<{ id: string; draft: Draft | null }[]>(DRAFTS, [requests.shared]);
  for (const { id, draft } of drafts) {
    const redacted = await withoutName(tx, draft, redaction);
    if (redacted) {
      await tx.query(REDACT_DRAFT, [id, JSON.stringify(redacted)]);
    }
  }
  // Lifts the trigger for this transaction only; accepted versions stay protected.
  await tx.query(`SELECT set_config('fenwright.erases_versions', 'on', true)`);
  const sent = await tx.query<{ id: string; content: string }[]>(VERSIONS, [requests.shared]);
  for (const { id, content } of sent) {
    const redacted = await withoutName(tx, parseContent(content), redaction);
    if (!redacted) continue;
    const json = canonicalJson(redacted);
    const values = [id, json, sha256Of(json)];
    await tx.query('UPDATE proposal_versions SET content = $2, sha256 = $3 WHERE id = $1', values);
    await makeAgain(tx, id);
  }
}

definePersonalData(
  {
    table: 'proposals',
    erase: {
      client: async (tx, erasing) => {
        await tx.query(`DELETE FROM proposals WHERE request_id = ANY($1) AND state <> 'accepted'`, [
          erasing.requests.own,
        ]);
        await redactShared(tx, erasing);
      },
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

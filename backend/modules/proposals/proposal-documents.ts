import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { defineDocument } from '../../documents/define-document';
import { fullNameSql } from '../accounts/accounts.public';
import { parseContent } from './proposal-content';
import type { Acceptance, drawPdf } from './proposal-pdf';

const THREAD = join(__dirname, 'proposal-pdf.thread.js');

type Source = Acceptance & { content: string; sha256: string };

const SOURCE = `
  SELECT v.content, v.sha256, v.sent_at AS "sentAt", p.seen_at AS "seenAt", d.name, d.capacity, d.at,
    d.network, d.user_agent AS "userAgent", concat_ws(', ', ${fullNameSql('u')}, u.email) AS account,
    (SELECT f.name FROM attachments f WHERE f.id = d.file_id) AS "order"
  FROM proposal_versions v JOIN proposals p ON p.id = v.proposal_id
    LEFT JOIN proposal_decisions d ON d.version_id = v.id AND d.decision = 'accepted'
    LEFT JOIN users u ON u.id = d.person_id
  WHERE v.id = $1`;

const drawnWith =
  (hasAcceptance: boolean) =>
  async (db: EntityManager, versionId: string): Promise<Parameters<typeof drawPdf> | null> => {
    const [source] = await read<Source>(db, SOURCE, [versionId]);
    if (!source) return null;
    const { content, sha256, ...acceptance } = source;
    return [parseContent(content), content, sha256, hasAcceptance ? acceptance : null];
  };

defineDocument('proposal', { thread: THREAD, read: drawnWith(false) });
defineDocument('acceptance', { thread: THREAD, read: drawnWith(true) });

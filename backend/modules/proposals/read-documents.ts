import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { DocumentNotReady } from '../../documents/documents.errors';
import { FileStorage } from '../../storage/file-storage';
import { downloadHeaders } from '../files/files.public';
import type { VerifiedDto } from './dto/proposal.dto';
import { rowOf } from './proposal-rows';
import { ProposalNotFound } from './proposals.errors';

const VERIFY = `
  SELECT v.sent_at AS "sentAt", CASE WHEN d.decision = 'accepted' THEN d.at END AS "acceptedAt"
  FROM proposal_versions v LEFT JOIN proposal_decisions d ON d.version_id = v.id
  WHERE v.sha256 = $1`;

/** The key is stored before the file is. */
const STORED = `
  SELECT CASE WHEN m.made_at IS NOT NULL THEN m.storage_key END AS key, m.bytes
  FROM proposal_versions v JOIN documents m ON m.subject_id = v.id
  WHERE v.proposal_id = $1 AND v.number = $2 ORDER BY m.kind LIMIT 1`;

@Injectable()
export class ReadDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async verify(sha256: string): Promise<VerifiedDto> {
    const [found] = await this.dataSource.query<{ sentAt: Date; acceptedAt: Date | null }[]>(
      VERIFY,
      [sha256.toLowerCase()],
    );
    return {
      isKnown: Boolean(found),
      sentAt: found?.sentAt ?? null,
      acceptedAt: found?.acceptedAt ?? null,
    };
  }

  /** With the acceptance, if the version was accepted. */
  async pdf(actor: Actor, id: string, version?: number) {
    const { manager } = this.dataSource;
    const row = await rowOf(manager, actor, id);
    const number = version ?? row.sentVersion;
    const [found] = await manager.query<{ key: string | null; bytes: number }[]>(STORED, [
      id,
      number,
    ]);
    if (!found) throw ProposalNotFound();
    const { key, bytes } = found;
    if (!key) throw DocumentNotReady();
    const name = `${row.reference}-version-${number}.pdf`;
    return {
      headers: downloadHeaders(name, 'application/pdf', bytes),
      open: () => this.storage.read(key),
    };
  }
}

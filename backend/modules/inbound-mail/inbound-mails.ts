import { fullNameSql } from '../accounts/accounts.public';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { labelsOf } from '../../events/events.public';
import { Conditions } from '../../lists/conditions';
import { readPage, type Listing } from '../../lists/read-page';
import type { InboundMailDto, InboundMailListQuery, InboundMailsDto } from './dto/inbound-mail.dto';
import type { RefusedFile } from './inbound-mail.entity';
import {
  PROVEN,
  UNDECIDED,
  type InboundMailReason,
  type InboundMailState,
} from './inbound-mail-options';

type MailRow = {
  id: string;
  state: InboundMailState;
  reason: InboundMailReason | null;
  from_address: string | null;
  from_name: string | null;
  subject: string | null;
  excerpt: string | null;
  request_id: string | null;
  person_id: string | null;
  person: string | null;
  is_staff: boolean;
  refused_files: RefusedFile[];
  bytes: number;
  received_at: Date;
};

export const MAIL_LIST: Listing = {
  columns: `m.id, m.state, m.reason, m.from_address, m.from_name, m.subject, m.excerpt, m.request_id,
    m.person_id, m.refused_files, m.bytes, m.received_at,
    (SELECT nullif(${fullNameSql('u')}, '') FROM users u
     WHERE u.id = m.person_id) AS person,
    EXISTS (SELECT 1 FROM users u WHERE u.id = m.person_id AND u.role <> 'client') AS is_staff`,
  from: 'inbound_mails m',
  newest: ['m.received_at', 'm.id'],
};

const WAITING: InboundMailState[] = ['held', 'unmatched'];

@Injectable()
export class InboundMails {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: InboundMailListQuery): Promise<InboundMailsDto> {
    const conditions = new Conditions();
    conditions.among('m.state', query.state ? [query.state] : WAITING);
    const { rows, pagination } = await readPage<MailRow>(
      this.dataSource,
      MAIL_LIST,
      conditions,
      query,
    );
    const ids = new Set(rows.flatMap(({ request_id }) => request_id ?? []));
    const references = await labelsOf(this.dataSource.manager, 'request', [...ids]);
    return { mails: rows.map((row) => mailDto(row, references)), pagination };
  }
}

function mailDto(row: MailRow, references: Map<string, string>): InboundMailDto {
  const isUndecided = UNDECIDED.includes(row.state);
  const isWhole = row.reason !== 'too_large';
  const isKnown = row.person_id !== null && row.request_id !== null;
  const isProven = row.reason !== null && PROVEN.includes(row.reason);
  return {
    _id: row.id,
    state: row.state,
    reason: row.reason,
    fromAddress: row.from_address,
    fromName: row.from_name,
    subject: row.subject,
    excerpt: row.excerpt,
    requestId: row.request_id,
    reference: (row.request_id && references.get(row.request_id)) ?? null,
    person: row.person,
    refusedFiles: row.refused_files,
    bytes: row.bytes,
    receivedAt: row.received_at,
    canLetIn: isUndecided && isWhole && isKnown && (!row.is_staff || isProven),
    canAttach: isUndecided && isWhole,
    canDismiss: isUndecided,
  };
}

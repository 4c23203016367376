import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import { recordAlone, labelsOf } from '../../events/events.public';
import { Conditions } from '../../lists/conditions';
import { readPage, defineList } from '../../lists/read-page';
import { FileStorage, ObjectMissing, StorageAway } from '../../storage/file-storage';
import { dayOf } from '../../time/wall-clock';
import { fullNameSql } from '../accounts/accounts.public';
import { downloadHeaders } from '../files/files.public';
import type { InboundMailDto, InboundMailListQuery, InboundMailsDto } from './dto/inbound-mail.dto';
import { PROVEN, UNDECIDED, type InboundMailState } from './inbound-mail-options';
import { InboundMail } from './inbound-mail.entity';
import { InboundMailNotFound } from './inbound-mail.errors';
import { mailRead } from './inbound-mail.events';

type MailRow = Omit<InboundMailDto, 'reference' | 'canLetIn' | 'canAttach' | 'canDismiss'> & {
  personId: string | null;
  isStaff: boolean;
};

export const MAIL_LIST = defineList<MailRow>({
  columns: {
    _id: 'm.id',
    state: 'm.state',
    reason: 'm.reason',
    fromAddress: 'm.from_address',
    fromName: 'm.from_name',
    subject: 'm.subject',
    excerpt: 'm.excerpt',
    requestId: 'm.request_id',
    person: `(SELECT nullif(${fullNameSql('u')}, '') FROM users u WHERE u.id = m.person_id)`,
    refusedFiles: 'm.refused_files',
    bytes: 'm.bytes',
    receivedAt: 'm.received_at',
    personId: 'm.person_id',
    isStaff: `EXISTS (SELECT 1 FROM users u WHERE u.id = m.person_id AND u.role <> 'client')`,
  },
  from: 'inbound_mails m',
  newest: ['m.received_at', 'm.id'],
});

const WAITING: InboundMailState[] = ['held', 'unmatched', 'failed'];

@Injectable()
export class InboundMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async list(query: InboundMailListQuery): Promise<InboundMailsDto> {
    const conditions = new Conditions().among('m.state', query.state ? [query.state] : WAITING);
    const { rows, pagination } = await readPage(this.dataSource, MAIL_LIST, conditions, query);
    const ids = new Set(rows.flatMap(({ requestId }) => requestId ?? []));
    const references = await labelsOf(this.dataSource.manager, 'request', [...ids]);
    return { mails: rows.map((row) => mailDto(row, references)), pagination };
  }

  async original(id: string): Promise<{ headers: Record<string, string>; content: Readable }> {
    const mail = await this.dataSource.manager.findOneBy(InboundMail, { id });
    if (!mail) throw InboundMailNotFound();
    const content = await this.storage.read(mail.storageKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? StorageAway() : error;
    });
    const { requestId } = mail;
    await recordAlone(this.dataSource, mailRead({ subject: id, after: { requestId } }));
    const name = `mail-${dayOf(mail.receivedAt, OFFICE_ZONE)}.eml`;
    return { headers: downloadHeaders(name, 'message/rfc822', mail.bytes), content };
  }
}

function mailDto(
  { personId, isStaff, ...mail }: MailRow,
  references: Map<string, string>,
): InboundMailDto {
  const { state, reason, requestId } = mail;
  const isUndecided = UNDECIDED.includes(state);
  const isWhole = reason !== 'too_large';
  const isKnown = personId !== null && requestId !== null;
  const isProven = reason !== null && PROVEN.includes(reason);
  return {
    ...mail,
    reference: (requestId && references.get(requestId)) ?? null,
    canLetIn: isUndecided && isWhole && isKnown && (!isStaff || isProven),
    canAttach: isUndecided && isWhole,
    canDismiss: isUndecided,
  };
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { lockName, lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import {
  PLACEHOLDERS,
  type CannedRepliesDto,
  type ChangeCannedReplyDto,
  type NewCannedReplyDto,
} from './dto/canned-reply.dto';
import {
  CannedReplyNotFound,
  ReplyChangedMeanwhile,
  TitleTaken,
  TooManyReplies,
  UnknownPlaceholder,
} from './request-lists.errors';
import { cannedReplyAdded, cannedReplyChanged, cannedReplyDeleted } from './request-lists.events';
import { CannedReply } from './saved-view.entity';

const MAX_REPLIES = 200;

@Injectable()
export class CannedReplies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async all(db: DataSource | EntityManager = this.dataSource): Promise<CannedRepliesDto> {
    const replies = await read<CannedRepliesDto['replies'][number]>(
      db,
      `SELECT id AS "_id", title, body, version FROM canned_replies ORDER BY title, id LIMIT ${MAX_REPLIES}`,
    );
    return { replies };
  }

  add(form: NewCannedReplyDto): Promise<CannedRepliesDto> {
    expectKnown(form.body);
    return this.change(form.title, undefined, async (tx) => {
      if ((await tx.count(CannedReply)) >= MAX_REPLIES) throw TooManyReplies();
      const id = uuid();
      await tx.insert(CannedReply, { id, ...form });
      await record(tx, cannedReplyAdded({ subject: id, after: {} }));
    });
  }

  edit(id: string, { version, ...form }: ChangeCannedReplyDto): Promise<CannedRepliesDto> {
    expectKnown(form.body);
    return this.change(form.title, id, async (tx) => {
      const reply = await lockRow(tx, CannedReply, { id });
      if (!reply) throw CannedReplyNotFound();
      await expectVersion(reply, version, ReplyChangedMeanwhile, () => reply);
      const fields = (['title', 'body'] as const).filter((field) => reply[field] !== form[field]);
      const changed = cannedReplyChanged({ subject: id, after: { fields } });
      await saveChanged(tx, Object.assign(reply, form), changed);
    });
  }

  delete(id: string): Promise<CannedRepliesDto> {
    return this.change('', id, async (tx) => {
      const { affected } = await tx.delete(CannedReply, { id });
      if (!affected) throw CannedReplyNotFound();
      await record(tx, cannedReplyDeleted({ subject: id, before: null }));
    });
  }

  /** Serialises changes, because titles are unique and their number is limited. */
  private change(
    title: string,
    id: string | undefined,
    work: (tx: EntityManager) => Promise<void>,
  ): Promise<CannedRepliesDto> {
    return this.transactions.run(async (tx) => {
      await lockName(tx, 'canned-replies');
      const other = title && (await tx.findOneBy(CannedReply, { title }));
      if (other && other.id !== id) throw TitleTaken();
      await work(tx);
      return this.all(tx);
    });
  }
}

function expectKnown(body: string): void {
  for (const [, name] of body.matchAll(/\{\{([^{}]{0,80})\}\}/g)) {
    const known: readonly string[] = PLACEHOLDERS;
    if (!known.includes(name!.trim())) throw UnknownPlaceholder(name!.trim());
  }
}

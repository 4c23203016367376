import { Body, Controller, Get, HttpCode, Injectable, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Permission, Requires } from '../access/access.public';
import { rowQueues, setAsideSql, type RowQueueDefinition } from '../background/row-queue';
import { Transactions } from '../database/transactions';
import { record } from '../events/events.public';
import type { MessageDto } from '../http/message.dto';
import { Changes } from '../idempotency/changes.decorator';
import { Conditions } from '../lists/conditions';
import { PageQuery } from '../lists/page.dto';
import { defineList, readPage } from '../lists/read-page';
import { Shows, Touches } from '../openapi/touches';
import { RetryRowDto, SetAsideDto, type SetAsideRowDto } from './dto/set-aside.dto';
import { RowNotSetAside } from './operations.errors';
import { rowRetried } from './operations.events';

const rowsOf = (queue: RowQueueDefinition): string =>
  `SELECT '${queue.table}' AS queue, ${queue.key}::text AS id, ${queue.at} AS since,
     ${queue.attempts} AS attempts
   FROM ${queue.table} WHERE ${setAsideSql(queue)}`;

/** A function, because queues are known only once all modules are loaded. */
export const setAsideRows = () =>
  defineList<SetAsideRowDto>({
    columns: { queue: 'r.queue', id: 'r.id', since: 'r.since', attempts: 'r.attempts' },
    from: `(${rowQueues().map(rowsOf).join(' UNION ALL ')}) r`,
    newest: ['r.since', 'r.id'],
  });

@Injectable()
export class SetAside {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  page(query: PageQuery): Promise<SetAsideDto> {
    return readPage(this.dataSource, setAsideRows(), new Conditions(), query);
  }

  retry({ queue: table, id }: RetryRowDto): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const queue = rowQueues().find((one) => one.table === table);
      if (!queue) throw RowNotSetAside();
      const [, retried] = await tx.query<[unknown[], number]>(
        `UPDATE ${table} SET crashes = 0, ${queue.at} = now()
         WHERE ${queue.key}::text = $1 AND ${setAsideSql(queue)}`,
        [id],
      );
      if (retried === 0) throw RowNotSetAside();
      await record(tx, rowRetried({ after: { queue: table, rowId: id } }));
      return { message: 'It will be retried at once.' };
    });
  }
}

@ApiTags('Operations')
@Controller('api/ops/set-aside')
export class SetAsideController {
  constructor(private readonly rows: SetAside) {}

  /** Work that was set aside because its worker ended twice while it was in hand, newest first. Mails are listed as given up, events as failing. */
  @Get()
  @Shows('Set aside')
  @Requires(Permission.ManageMail)
  listSetAside(@Query() query: PageQuery) {
    return this.rows.page(query);
  }

  /** Retry work that was set aside, once its cause is fixed. */
  @Post('retry')
  @Touches('Set aside')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  retrySetAside(@Body() form: RetryRowDto): Promise<MessageDto> {
    return this.rows.retry(form);
  }
}

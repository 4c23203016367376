import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { lockName } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { writeRow } from '../../database/written-rows';
import { record, saveChanged } from '../../events/events.public';
import type { IssueDto, PoolDto, PoolRateDto, WriteIssueDto } from './dto/issue.dto';
import { Issue, ProviderRate } from './issue.entity';
import { TooIntricate } from './issues.errors';
import { issueSaved, issueTested, ratesChanged } from './issues.events';
import { ReadIssues } from './read-issues';
import { isTooIntricate, slugOf } from './render-issue';

@Injectable()
export class ChangeIssue {
  constructor(
    private readonly transactions: Transactions,
    private readonly issues: ReadIssues,
  ) {}

  create(actor: Actor, form: WriteIssueDto): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const id = uuid();
      // Locked, so that no number is taken twice.
      await lockName(tx, 'issue-number');
      const [{ number }] = await tx.query<[{ number: number }]>(
        'SELECT coalesce(max(number), 0) + 1 AS number FROM issues',
      );
      const by = { authorId: actor.userId, writerIds: [actor.userId] };
      await tx.insert(Issue, { id, number, ...by, ...textOf(form, number) });
      await record(tx, issueSaved({ subject: id, after: { fields: Object.keys(form) } }));
      return this.issues.one(actor, id, tx);
    });
  }

  write(actor: Actor, id: string, form: WriteIssueDto): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const issue = await this.issues.lock(tx, actor, id, form.version);
      issue.write(textOf(form, issue.number), actor.userId);
      const saved = issueSaved({ subject: id, after: { fields: Object.keys(form) } });
      await saveChanged(tx, issue, saved);
      return this.issues.one(actor, id, tx);
    });
  }

  test(actor: Actor, id: string): Promise<IssueDto> {
    return this.transactions.run(async (tx) => {
      const issue = await this.issues.lock(tx, actor, id);
      issue.test();
      await writeRow(tx, issue);
      await record(tx, issueTested({ subject: id, after: { userId: actor.userId } }));
      return this.issues.one(actor, id, tx);
    });
  }

  setRate({ pool, perMinute = null }: PoolRateDto): Promise<PoolDto[]> {
    return this.transactions.run(async (tx) => {
      await tx.update(ProviderRate, { pool }, { perMinute, slowedUntil: null });
      await record(tx, ratesChanged({ after: { [pool]: perMinute } }));
      return this.issues.pools(tx);
    });
  }
}

function textOf(form: WriteIssueDto, number: number) {
  const { subject, preheader = '', body = '', topics, dailyLimit = null } = form;
  if (isTooIntricate(body)) throw TooIntricate();
  return { subject, preheader, body, topics, dailyLimit, slug: slugOf(number, subject) };
}

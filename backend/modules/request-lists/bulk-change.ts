import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, can, Permission } from '../../access/access.public';
import { AppError, invalidField, expectVersion } from '../../errors/app-error';
import { AssignRequest, DelegateRequest } from '../delegation/delegation.public';
import {
  ChangeRequest,
  findRequests,
  RequestNotFound,
  staffScope,
  staffSql,
  type ProjectRequest,
} from '../requests/requests.public';
import type {
  BulkAction,
  BulkChangedDto,
  BulkChangeDto,
  BulkRowAnswerDto,
  BulkRowDto,
} from './dto/queue.dto';
import { MayNot, RowChangedMeanwhile } from './request-lists.errors';

@Injectable()
export class BulkChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assignment: AssignRequest,
    private readonly delegation: DelegateRequest,
    private readonly changing: ChangeRequest,
  ) {}

  async change(actor: Actor, form: BulkChangeDto): Promise<BulkChangedDto> {
    expectComplete(actor, form);
    const seen = await this.seen(actor, form.rows);
    const rows: BulkRowAnswerDto[] = [];
    for (const row of form.rows) {
      rows.push(await this.tryOne(actor, form, row, seen.get(row.requestId)));
    }
    const done = rows.filter(({ isDone }) => isDone).length;
    return { message: `${done} of ${rows.length} changed.`, rows };
  }

  private async seen(actor: Actor, rows: BulkRowDto[]): Promise<Map<string, ProjectRequest>> {
    const ids = rows.map(({ requestId }) => requestId);
    const found = await findRequests(this.dataSource.manager, ids, staffSql(actor));
    return new Map(found.map((request) => [request.id, request]));
  }

  private async tryOne(
    actor: Actor,
    form: BulkChangeDto,
    row: BulkRowDto,
    seen: ProjectRequest | undefined,
  ): Promise<BulkRowAnswerDto> {
    const { requestId } = row;
    const reference = seen?.reference ?? '';
    try {
      if (!seen) throw RequestNotFound();
      await expectVersion(seen, row.version, RowChangedMeanwhile);
      const version = await this.changeOne(actor, form, row, seen);
      const before = BEFORE[form.action](seen);
      return { requestId, reference, isDone: true, message: null, version, before };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { message } = error;
      return { requestId, reference, isDone: false, message, version: null, before: null };
    }
  }

  private async changeOne(
    actor: Actor,
    form: BulkChangeDto,
    { requestId, version }: BulkRowDto,
    { assignedTo }: ProjectRequest,
  ): Promise<number> {
    if (form.action === 'assign') {
      const { assigneeId = null } = form;
      const answer = await this.assignment.assign(actor, requestId, { assigneeId, version });
      return answer.request.version;
    }
    if (form.action === 'team') {
      const team = { requestId, assignTo: form.team!, version };
      const { request } = assignedTo
        ? await this.delegation.reassign(actor, team)
        : await this.delegation.delegate(actor, team);
      return request.version;
    }
    const { status, urgency, reason } = form;
    const change = { requestId, status, urgency, reason, version };
    const { request } = await this.changing.change(actor, staffScope(actor), change);
    return request.version;
  }
}

const BEFORE: Record<BulkAction, (request: ProjectRequest) => string | null> = {
  assign: ({ assigneeId }) => assigneeId,
  team: ({ assignedTo }) => assignedTo,
  status: ({ status }) => status,
  urgency: ({ urgency }) => urgency,
};

function expectComplete({ role }: Actor, form: BulkChangeDto): void {
  const missing = (field: 'team' | 'status' | 'urgency') =>
    invalidField(field, 'required', 'Choose what to set.');
  const { action } = form;
  if (action === 'assign') return;
  if (action === 'team' && !can(role, Permission.DelegateRequest)) throw MayNot();
  if (!form[action]) throw missing(action);
}

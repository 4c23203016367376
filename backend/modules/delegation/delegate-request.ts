import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { saveChanged, type EventDefinition } from '../../events/events.public';
import { personSql } from '../accounts/accounts.public';
import {
  arrayOf,
  delegationColumn,
  delegationDto,
  lockRequest,
  RequestChangedMeanwhile,
  RequestReader,
  type DelegationRow,
  type ProjectRequest,
} from '../requests/requests.public';
import { AlreadyDelegated, NotPending } from './delegation.errors';
import {
  isAssigning,
  requestDelegated,
  requestReassigned,
  type Assignment,
  type Delegated,
} from './delegation.events';
import type { DelegatedDto, DelegateDto } from './dto/delegation.dto';

const COLUMNS = `d.assign_to AS "assignedTo", d.notes, ${personSql('u')} AS "delegatedBy",
  d.created_at AS "delegatedAt"`;
const JOIN_SENDER = 'LEFT JOIN users u ON u.id = d.delegated_by';

const END = 'UPDATE delegations SET ended_at = now() WHERE request_id = $1 AND ended_at IS NULL';

const BEGIN = `
  WITH d AS (
    INSERT INTO delegations (id, request_id, assign_to, notes, delegated_by)
    VALUES ($1, $2, $3, $4, $5) RETURNING *)
  SELECT ${COLUMNS} FROM d ${JOIN_SENDER}`;

@Injectable()
export class DelegateRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
  ) {}

  delegate(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, form.requestId, () => 'true');
      await this.expectDelegable(tx, actor, request, form.version);
      const before = request.delegateTo(form.assignTo);
      return this.save(tx, actor, form, { request, before, definition: requestDelegated });
    });
  }

  reassign(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, form.requestId, () => 'true');
      const current = () => this.reader.read(tx, actor, form.requestId);
      await expectVersion(request, form.version, RequestChangedMeanwhile, current);
      const before = request.reassignTo(form.assignTo);
      return this.save(tx, actor, form, { request, before, definition: requestReassigned });
    });
  }

  private async save(
    tx: EntityManager,
    actor: Actor,
    { requestId, assignTo: team, notes }: DelegateDto,
    { request, before, definition }: Move,
  ): Promise<DelegatedDto> {
    const delegationId = uuid();
    const values = [delegationId, requestId, team, notes ?? null, actor.userId];
    // Not one statement, because its INSERT would still find the delegation that its UPDATE ends.
    await read(tx, END, [requestId]);
    const [delegation] = await read<DelegationRow>(tx, BEGIN, values);
    const change = { before, after: { assignedTo: team, status: request.status }, delegationId };
    await saveChanged(tx, request, definition({ subject: requestId, ...change }));
    return {
      message: `${isAssigning(change) ? 'Delegated' : 'Handed on'} to the ${team} team.`,
      request: await this.reader.brief(tx, actor, requestId),
      delegation: delegationDto(delegation!),
    };
  }

  private async expectDelegable(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    version: number | undefined,
  ): Promise<void> {
    const isCurrent = version === undefined || version === request.version;
    if (request.isDelegable && isCurrent) return;
    const current = await this.reader.read(tx, actor, request.id);
    if (request.assignedTo) throw AlreadyDelegated(current);
    throw request.isDelegable ? RequestChangedMeanwhile(current) : NotPending(current);
  }
}

type Move = {
  request: ProjectRequest;
  before: Assignment;
  definition: EventDefinition<Delegated>;
};

delegationColumn.fill(
  (teams) => `(SELECT row_to_json(d) FROM (
      SELECT ${COLUMNS} FROM delegations d ${JOIN_SENDER}
      WHERE d.request_id = r.id AND d.ended_at IS NULL AND d.assign_to = ANY(${arrayOf(teams)})) d)`,
);

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { runLast, Transactions } from '../../database/transactions';
import { eventsSql, recordedBy } from '../../events/events.public';
import { fullNameSql } from '../accounts/accounts.public';
import { isActiveMember } from '../companies/companies.public';
import { bindFiles } from '../files/files.public';
import { clocksSql, within, dueOf, RequestClocks } from '../response-times/response-times.public';
import type { RaiseRequestDto } from './dto/raise-request.dto';
import type { RequestRaisedDto } from './dto/request.dto';
import { columnOf, FIELD_NAMES } from './request-fields';
import { DEFAULT_URGENCY } from './request-options';
import { briefOf, REQUEST_COLUMNS, type RequestRow } from './request-rows';
import { requestRaised } from './requests.events';

const ANSWER = `Request submitted successfully! We'll get back to you ${within('portal')}.`;

/**
 * One statement for the request, its clocks and its event, because clients wait for this call. Locks
 * the membership, so that a person who leaves at the same time takes nothing into the company.
 */
const INSERT = `
  WITH company AS (
    SELECT organisation_id FROM memberships m WHERE user_id = $2 AND ${isActiveMember('m')} FOR SHARE),
  r AS (
    INSERT INTO project_requests (id, user_id, client_name, reply_due_at, resolution_due_at, due_at,
      organisation_id, is_private, ${FIELD_NAMES.map(columnOf).join()})
    SELECT $1, u.id, ${fullNameSql('u')}, $3, $4, least($3::timestamptz, $4::timestamptz),
      company.organisation_id, company.organisation_id IS NOT NULL AND $5,
      ${FIELD_NAMES.map((_, index) => `$${index + 10}`).join()}
    FROM users u LEFT JOIN company ON true WHERE u.id = $2
    RETURNING *),
  ${clocksSql('$6')}, ${eventsSql(7)}
  SELECT ${REQUEST_COLUMNS} FROM r JOIN users u ON u.id = r.user_id`;

@Injectable()
export class RaiseRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly clocks: RequestClocks,
  ) {}

  raise(actor: Actor, form: RaiseRequestDto): Promise<RequestRaisedDto> {
    return this.transactions.run(async (tx) => {
      const files = form.attachments ?? [];
      const row = await this.within(tx, actor.userId, form, files.length === 0);
      await bindFiles(tx, actor, files, { requestId: row.id });
      return { message: ANSWER, request: briefOf(actor, row) };
    });
  }

  /** `isLast`: nothing follows it in the transaction. */
  async within(
    tx: EntityManager,
    clientId: string,
    form: RaiseRequestDto,
    isLast = false,
  ): Promise<RequestRow> {
    const id = uuid();
    const urgency = form.urgency ?? DEFAULT_URGENCY;
    const clocks = await this.clocks.start(tx, { id, urgency });
    const { reply, resolution } = dueOf(clocks);
    const change = [
      id,
      clientId,
      reply,
      resolution,
      form.isPrivate ?? false,
      JSON.stringify(clocks),
    ];
    const fields = FIELD_NAMES.map((field) => (field === 'urgency' ? urgency : form[field]));
    const { result } = await recordedBy([requestRaised({ subject: id })], (facts) => {
      const values = [...change, ...facts, ...fields];
      if (isLast) return runLast<RequestRow>(tx, INSERT, values);
      return read<RequestRow>(tx, INSERT, values);
    });
    const [row] = result;
    if (!row) throw new Error(`There is no client ${clientId}`);
    return row;
  }
}

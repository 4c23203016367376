import { isActiveMember } from '../companies/companies.public';
import { fullNameSql } from '../accounts/accounts.public';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { BindFiles } from '../files/files.public';
import { within, dueOf, RequestClocks } from '../response-times/response-times.public';
import type { RaiseRequestDto } from './dto/raise-request.dto';
import type { RequestRaisedDto } from './dto/request.dto';
import { DEFAULT_URGENCY } from './request-options';
import { briefOfRow, REQUEST_COLUMNS, type RequestRow } from './request-rows';
import { requestRaised } from './requests.events';

const ANSWER = `Request submitted successfully! We'll get back to you ${within('portal')}.`;

/**
 * Inserts the request and returns its response in one statement, because clients wait for this
 * call. Locks the membership, so a person leaving at the same time takes nothing into the company.
 */
const INSERT = `
  WITH company AS (
    SELECT organisation_id FROM memberships m WHERE user_id = $2 AND ${isActiveMember('m')} FOR SHARE),
  r AS (
    INSERT INTO project_requests (id, user_id, client_name, project_name, service_type, description,
      timeline, budget, urgency, company, contact_email, contact_phone, team_size, industry,
      current_challenges, expected_outcomes, reply_due_at, resolution_due_at, due_at,
      organisation_id, is_private)
    SELECT $1, u.id, ${fullNameSql('u')},
      $3, $4, $5, $6, $7, $8, $9, $10::citext, $11, $12, $13, $14, $15, $16, $17,
      least($16::timestamptz, $17::timestamptz), company.organisation_id,
      company.organisation_id IS NOT NULL AND $18
    FROM users u LEFT JOIN company ON true WHERE u.id = $2
    RETURNING *)
  SELECT ${REQUEST_COLUMNS} FROM r JOIN users u ON u.id = r.user_id`;

@Injectable()
export class RaiseRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly clocks: RequestClocks,
    private readonly files: BindFiles,
  ) {}

  run(actor: Actor, form: RaiseRequestDto): Promise<RequestRaisedDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.within(tx, actor.userId, form);
      await this.files.within(tx, actor, form.attachments, { requestId: row.id });
      return { message: ANSWER, request: briefOfRow(actor, row) };
    });
  }

  async within(tx: EntityManager, clientId: string, form: RaiseRequestDto): Promise<RequestRow> {
    const id = uuid();
    const urgency = form.urgency ?? DEFAULT_URGENCY;
    const clocks = await this.clocks.start(tx, { id, urgency });
    const { reply, resolution } = dueOf(clocks);
    const [row] = await read<RequestRow>(tx, INSERT, [
      id,
      clientId,
      form.projectName,
      form.serviceType,
      form.description,
      form.timeline,
      form.budget,
      urgency,
      form.company,
      form.contactEmail,
      form.contactPhone,
      form.teamSize,
      form.industry,
      form.currentChallenges,
      form.expectedOutcomes,
      reply,
      resolution,
      form.isPrivate ?? false,
    ]);
    if (!row) throw new Error(`There is no client ${clientId}`);
    await this.clocks.insert(tx, clocks);
    await this.events.record(tx, requestRaised({ subject: row.id }));
    return row;
  }
}

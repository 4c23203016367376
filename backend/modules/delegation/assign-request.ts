import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Actor, can, Permission, type Team } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { recordAll, saveChanged } from '../../events/events.public';
import { isActive, User } from '../accounts/accounts.public';
import {
  lockRequest,
  RequestReader,
  staffSql,
  RequestChangedMeanwhile,
  releaseOpenRequests,
  type ProjectRequest,
} from '../requests/requests.public';
import { AlreadyTaken, NotInTheTeam, NotYours } from './delegation.errors';
import { requestAssigned, requestReleased } from './delegation.events';
import type { AssignDto, AssignedDto } from './dto/delegation.dto';

@Injectable()
export class AssignRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
  ) {}

  assign(actor: Actor, requestId: string, form: AssignDto): Promise<AssignedDto> {
    return this.transactions.run((tx) => this.within(tx, actor, requestId, form));
  }

  async within(
    tx: EntityManager,
    actor: Actor,
    requestId: string,
    { assigneeId = null, version }: AssignDto,
  ): Promise<AssignedDto> {
    // Lock order, as in code that removes access: account, then request.
    const person = assigneeId ? await this.colleague(tx, assigneeId) : null;
    const locked = await lockRequest(tx, requestId, staffSql(actor));
    const current = () => this.reader.read(tx, actor, requestId);
    if (isTaken(actor, locked, assigneeId)) throw AlreadyTaken(await current());
    await expectVersion(locked, version, RequestChangedMeanwhile, current);
    expectAllowed(actor, locked, assigneeId);
    const before = locked.assignTo(assigneeId);
    if (assigneeId && !isInTeam(person, locked.assignedTo!)) throw NotInTheTeam();
    if (before) await this.saved(tx, locked, before);
    const request = await this.reader.brief(tx, actor, requestId);
    return { message: wordsOf(actor, person), request };
  }

  private async saved(
    tx: EntityManager,
    request: ProjectRequest,
    before: { assigneeId: string | null },
  ): Promise<void> {
    const after = { assigneeId: request.assigneeId };
    const event = after.assigneeId ? requestAssigned : requestReleased;
    await saveChanged(tx, request, event({ subject: request.id, before, after }));
  }

  /** Locked, so that the account cannot lose access before the commit. */
  private async colleague(tx: EntityManager, id: string): Promise<User | null> {
    return tx
      .createQueryBuilder(User, 'u')
      .setLock('pessimistic_read')
      .where(`u.id = :id AND u.role <> 'client' AND ${isActive('u')}`, { id })
      .getOne();
  }
}

/** Taking a request fails if a colleague was faster; managers may override. */
const isTaken = (actor: Actor, { assigneeId }: ProjectRequest, next: string | null): boolean =>
  next === actor.userId && assigneeId !== null && assigneeId !== next;

function expectAllowed(actor: Actor, { assigneeId }: ProjectRequest, next: string | null): void {
  if (can(actor.role, Permission.AssignOthers)) return;
  const isOwn = (next ?? assigneeId ?? actor.userId) === actor.userId;
  if (!isOwn) throw NotYours();
}

const isInTeam = (person: User | null, team: Team): boolean =>
  person?.role === team || person?.role === 'admin';

function wordsOf(actor: Actor, person: User | null): string {
  if (!person) return 'Released: nobody answers for it now.';
  return person.id === actor.userId ? 'It is yours now.' : `Assigned to ${person.fullName}.`;
}

/** Expects the account locked. */
export async function releaseRequests(tx: EntityManager, userId: string): Promise<void> {
  const ids = await releaseOpenRequests(tx, userId);
  const change = { before: { assigneeId: userId }, after: { assigneeId: null } };
  const released = ids.map((id) => requestReleased({ subject: id, ...change }));
  await recordAll(tx, released);
}

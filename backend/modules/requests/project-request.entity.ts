import { Check, Column, Entity, ForeignKey, Generated, PrimaryColumn } from 'typeorm';
import { TEAMS, type Team } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import {
  MinorColumn,
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import { CURRENCY, minorOf } from '../../validation/money';
import { Attachment } from '../files/files.public';
import { SlaClock } from '../response-times/response-times.public';
import {
  CLIENT_TASKS,
  BUDGETS,
  SERVICE_TYPES,
  TIMELINES,
  URGENCIES,
  type ClientTask,
  type Budget,
  type ServiceType,
  type Timeline,
  type Urgency,
  isOpen,
  isUsualMove,
  isWithdrawable,
  progressAt,
  STATUSES,
  type RequestStatus,
} from './request-options';
import {
  AlreadyWithTeam,
  AlreadyWithdrawn,
  AssigneeRequired,
  DelegationRequired,
  AlreadyClosed,
  NotClosed,
  NotDelegatedYet,
  ReasonRequired,
  ReviewHasBegun,
} from './requests.errors';

const oneOf = (column: string, values: readonly string[]) =>
  `"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`;

@Entity('project_requests')
@Check('project_requests_status_check', oneOf('status', STATUSES))
@Check('project_requests_service_type_check', oneOf('service_type', SERVICE_TYPES))
@Check('project_requests_timeline_check', oneOf('timeline', TIMELINES))
@Check('project_requests_budget_check', oneOf('budget', BUDGETS))
@Check('project_requests_urgency_check', oneOf('urgency', URGENCIES))
@Check(
  'project_requests_agreed_check',
  `("agreed_minor" IS NULL) = ("agreed_currency" IS NULL) AND "agreed_minor" >= 0`,
)
@Check('project_requests_assigned_to_check', oneOf('assigned_to', TEAMS))
@Check('project_requests_last_word_by_check', `"last_word_by" IN ('client', 'staff')`)
@Check('project_requests_assignee_check', '"assignee_id" IS NULL OR "assigned_to" IS NOT NULL')
@Check('project_requests_progress_check', '"progress" BETWEEN 0 AND 100')
export class ProjectRequest {
  @PrimaryColumn('uuid') id: string;

  @Column({ type: 'integer' })
  @Generated('increment')
  number: number;

  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) userId: string;

  @ReferenceColumn('Organisation', { onDelete: 'SET NULL', nullable: true })
  organisationId: string | null;
  @Column({ type: 'boolean', default: false }) isPrivate: boolean;
  @TextColumn('personal') projectName: string;
  @TextColumn('choice') serviceType: ServiceType;
  @TextColumn('personal') description: string;
  @TextColumn('choice') timeline: Timeline;
  @TextColumn('choice') budget: Budget;
  @TextColumn('choice') urgency: Urgency;
  @TextColumn('personal', { nullable: true }) company: string | null;
  @TextColumn('personal', { type: 'citext' }) contactEmail: string;
  @TextColumn('personal', { nullable: true }) contactPhone: string | null;
  @TextColumn('personal', { nullable: true }) teamSize: string | null;
  @TextColumn('personal', { nullable: true }) industry: string | null;
  @TextColumn('personal', { nullable: true }) currentChallenges: string | null;
  @TextColumn('personal', { nullable: true }) expectedOutcomes: string | null;
  @TextColumn('choice', { default: 'pending' }) status: RequestStatus;

  /** Percent. */
  @Column({ type: 'smallint', default: 20 }) progress: number;
  @TextColumn('choice', { nullable: true }) assignedTo: Team | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) assigneeId: string | null;
  @InstantColumn({ nullable: true }) delegatedAt: Date | null;
  @InstantColumn({ nullable: true }) firstResponseAt: Date | null;

  /** First response to the client, for the response deadline. Reassigning does not count. */
  @InstantColumn({ nullable: true }) repliedAt: Date | null;
  @InstantColumn({ nullable: true }) awaitingClientAt: Date | null;

  /** Open tasks of the client. */
  @TextColumn('choice', { array: true, default: '{}' }) awaits: ClientTask[] = [];

  @InstantColumn({ default: () => 'now()', nullable: true }) lastWordAt: Date | null;

  @TextColumn('choice', { default: 'client', nullable: true })
  lastWordBy: 'client' | 'staff' | null;

  @InstantColumn({ nullable: true }) replyDueAt: Date | null;
  @InstantColumn({ nullable: true }) resolutionDueAt: Date | null;
  @InstantColumn({ nullable: true }) dueAt: Date | null;
  @MinorColumn({ nullable: true }) agreedMinor: number | null;
  @TextColumn('choice', { nullable: true }) agreedCurrency: string | null;
  @InstantColumn({ nullable: true }) agreedAt: Date | null;

  /** Copied from the client, because lists are sorted by it. */
  @TextColumn('personal', { default: '' }) clientName: string;

  /** All searchable text, folded (lower case, no accents); written by a trigger. */
  @TextColumn('personal', { default: '', select: false, insert: false, update: false })
  searchText: string;

  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;

  get reference(): string {
    return referenceOf(this.number);
  }

  /**
   * A client's acceptance of a proposal does not count as our reply.
   * @throws AssigneeRequired, DelegationRequired, ReasonRequired
   */
  moveTo(
    status: RequestStatus,
    why: { reason?: string; reasonRequired: boolean; isAccepted?: true | undefined },
  ): { from: RequestStatus; isOverride: boolean } | null {
    if (status === this.status) return null;
    if (status === 'assigned' && !this.assignedTo) throw AssigneeRequired();
    if (status === 'assigned' && this.status === 'pending') throw DelegationRequired();
    const from = this.status;
    const isOverride = !isUsualMove(from, status);
    if (isOverride && why.reasonRequired && !why.reason) throw ReasonRequired();
    this.status = status;
    this.progress = progressAt(status, this.progress);
    if (!this.isOpen) this.settle(...CLIENT_TASKS);
    if (!why.isAccepted) {
      if (status !== 'pending' && status !== 'assigned') this.repliedAt ??= databaseNow();
      this.touched();
    }
    return { from, isOverride };
  }

  withdraw(): RequestStatus {
    if (this.status === 'withdrawn') throw AlreadyWithdrawn();
    if (!this.isOpen) throw AlreadyClosed(this.status, 'withdraw');
    if (!isWithdrawable(this.status)) throw ReviewHasBegun('withdrawn');
    return this.go('withdrawn');
  }

  /** At any stage. Null if it is already closed. */
  withdrawForErasure(): RequestStatus | null {
    return this.isOpen ? this.go('withdrawn') : null;
  }

  reopen(): RequestStatus {
    if (this.isOpen) throw NotClosed();
    const from = this.go(this.assignedTo ? 'assigned' : 'pending');
    // The client's reason for reopening counts as a message.
    this.spokenBy('client');
    return from;
  }

  get isDelegable(): boolean {
    return this.status === 'pending' && this.assignedTo === null;
  }

  delegateTo(team: Team): { assignedTo: Team | null; status: RequestStatus } {
    const before = { assignedTo: this.assignedTo, status: this.status };
    this.assignedTo = team;
    this.assigneeId = null;
    if (this.status === 'pending') {
      this.status = 'assigned';
      this.progress = progressAt('assigned', this.progress);
    }
    this.delegatedAt = databaseNow();
    this.firstResponseAt = null;
    return before;
  }

  /**
   * Restarts the response time. A request that staff set back to pending may stay with its team.
   * @throws NotDelegatedYet, AlreadyWithTeam
   */
  reassignTo(team: Team): { assignedTo: Team | null; status: RequestStatus } {
    if (!this.assignedTo || !this.isOpen) throw NotDelegatedYet();
    if (this.assignedTo === team && this.status !== 'pending') throw AlreadyWithTeam(team);
    return this.delegateTo(team);
  }

  commentedOn(isFromStaff: boolean): void {
    this.spokenBy(isFromStaff ? 'staff' : 'client');
    if (isFromStaff) {
      this.touched();
      this.repliedAt ??= this.lastWordAt;
    } else {
      this.settle('file', 'answer');
    }
  }

  spokenBy(side: 'client' | 'staff'): void {
    this.lastWordAt = databaseNow();
    this.lastWordBy = side;
  }

  /** Our own messages do not end it. */
  awaitClient(what: ClientTask): void {
    if (!this.isOpen || this.awaits.includes(what)) return;
    this.awaits = CLIENT_TASKS.filter((one) => one === what || this.awaits.includes(one));
    this.awaitingClientAt ??= databaseNow();
  }

  settle(...what: ClientTask[]): void {
    this.awaits = this.awaits.filter((one) => !what.includes(one));
    if (this.awaits.length === 0) this.awaitingClientAt = null;
  }

  assignTo(userId: string | null): { assigneeId: string | null } | undefined {
    if (!this.assignedTo || !this.isOpen) throw NotDelegatedYet();
    if (this.assigneeId === userId) return undefined;
    const before = { assigneeId: this.assigneeId };
    this.assigneeId = userId;
    return before;
  }

  setUrgency(urgency: Urgency): { urgency: Urgency } | undefined {
    if (this.urgency === urgency) return undefined;
    const before = { urgency: this.urgency };
    this.urgency = urgency;
    return before;
  }

  get isOpen(): boolean {
    return isOpen(this.status);
  }

  /** A project with a price: its milestones count from now on, and no longer the time to resolve a request. */
  get isAgreed(): boolean {
    return this.status === 'approved' && this.agreedMinor !== null;
  }

  get isWithdrawn(): boolean {
    return this.status === 'withdrawn';
  }

  plan(due: { reply: Date | null; resolution: Date | null }): void {
    const times = [due.reply, due.resolution].filter((at) => at !== null).map(Number);
    this.replyDueAt = due.reply;
    this.resolutionDueAt = due.resolution;
    this.dueAt = times.length > 0 ? new Date(Math.min(...times)) : null;
  }

  setAgreedPrice(price: number | null): boolean {
    // A price stays in the currency in which it was agreed.
    const currency = this.agreedCurrency ?? CURRENCY;
    const isNew = this.agreeOn(price === null ? null : minorOf(price, currency), currency);
    if (isNew) this.touched();
    return isNew;
  }

  /** Clients do it as well, so it does not count as our reply. */
  agreeOn(minor: number | null, currency: string): boolean {
    const isSame = minor === null || this.agreedCurrency === currency;
    if (this.agreedMinor === minor && isSame) return false;
    this.agreedMinor = minor;
    this.agreedCurrency = minor === null ? null : currency;
    this.agreedAt = minor === null ? null : databaseNow();
    return true;
  }

  /** For any change by staff, because it ends the response time. */
  touched(): void {
    if (this.delegatedAt) this.firstResponseAt ??= databaseNow();
  }

  private go(status: RequestStatus): RequestStatus {
    const from = this.status;
    this.status = status;
    this.progress = progressAt(status, this.progress);
    this.settle(...CLIENT_TASKS);
    return from;
  }
}

export const referenceOf = (number: number) => `REQ-${String(number).padStart(6, '0')}`;
export const referenceSql = (request: string): string =>
  `'REQ-' || lpad(${request}.number::text, 6, '0')`;

// The rooms below requests keep plain ids, because they do not know what the ids refer to.
const refer = (row: object, property: string, entity: string) =>
  ForeignKey(entity, { onDelete: 'CASCADE' })(row, property);

refer(Attachment.prototype, 'requestId', 'ProjectRequest');
refer(Attachment.prototype, 'commentId', 'RequestComment');
refer(Attachment.prototype, 'noteId', 'RequestNote');
refer(SlaClock.prototype, 'requestId', 'ProjectRequest');

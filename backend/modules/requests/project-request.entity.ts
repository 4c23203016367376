import './request-references';
import { CURRENCY, minorOf } from '../../validation/money';
import { Check, Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import {
  AmountColumn,
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import {
  BUDGETS,
  SERVICE_TYPES,
  TIMELINES,
  URGENCIES,
  type Budget,
  type ServiceType,
  type Timeline,
  type Urgency,
} from './request-options';
import { TEAMS, type Team } from '../../access/role';
import {
  isOpen,
  isUsualMove,
  isWithdrawable,
  progressAt,
  STATUSES,
  type RequestStatus,
} from './request-status';
import {
  AlreadyWithTeam,
  AlreadyWithdrawn,
  AssigneeRequired,
  DelegationRequired,
  AlreadyClosed,
  NotClosed,
  NotDelegatedYet,
  ReasonRequired,
  RequestChangedMeanwhile,
  ReviewHasBegun,
} from './requests.errors';

const oneOf = (column: string, values: readonly string[]) =>
  `"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`;

const OPEN = `status IN ('pending', 'assigned', 'in_review', 'approved')`;

/** A client's project request: what they asked for, and how far it has come. */
@Entity('project_requests')
@Index(['userId', 'createdAt', 'id'])
@Index(['createdAt', 'id'])
@Index(['assignedTo', 'createdAt', 'id'], { where: 'assigned_to IS NOT NULL' })
@Index(['status', 'createdAt', 'id'])
@Index('project_requests_kind_index', [
  'status',
  'serviceType',
  'urgency',
  'assignedTo',
  'createdAt',
  'id',
])
@Index('project_requests_response_index', ['assignedTo', 'firstResponseAt', 'delegatedAt'], {
  where: 'first_response_at IS NOT NULL',
})
@Index('project_requests_number_unique', ['number'], { unique: true })
@Index('project_requests_reply_due_index', ['replyDueAt', 'id'], {
  where: 'reply_due_at IS NOT NULL',
})
@Index('project_requests_by_service_index', ['serviceType', 'createdAt', 'id'])
@Index('project_requests_by_updated_index', ['updatedAt', 'createdAt', 'id'])
@Index('project_requests_by_project_index', { synchronize: false })
@Index('project_requests_by_client_index', { synchronize: false })
@Index('project_requests_by_status_index', { synchronize: false })
@Index('project_requests_by_budget_index', { synchronize: false })
@Index('project_requests_by_urgency_index', { synchronize: false })
@Index('project_requests_search_index', { synchronize: false })
@Index('project_requests_queue_index', { synchronize: false })
@Index('project_requests_team_queue_index', { synchronize: false })
@Index('project_requests_assignee_status_index', { synchronize: false })
@Index('project_requests_own_queue_index', ['assigneeId', 'dueAt', 'createdAt', 'id'], {
  where: OPEN,
})
@Index('project_requests_assignee_index', ['assigneeId', 'createdAt', 'id'], {
  where: 'assignee_id IS NOT NULL',
})
@Index('project_requests_waiting_index', { synchronize: false })
@Index('project_requests_organisation_index', { synchronize: false })
@Index('project_requests_due_index', ['dueAt', 'createdAt', 'id'])
@Check('project_requests_status_check', oneOf('status', STATUSES))
@Check('project_requests_service_type_check', oneOf('service_type', SERVICE_TYPES))
@Check('project_requests_timeline_check', oneOf('timeline', TIMELINES))
@Check('project_requests_budget_check', oneOf('budget', BUDGETS))
@Check('project_requests_urgency_check', oneOf('urgency', URGENCIES))
@Check('project_requests_agreed_price_check', '"agreed_price" >= 0')
@Check(
  'project_requests_agreed_check',
  `("agreed_minor" IS NULL) = ("agreed_currency" IS NULL) AND "agreed_minor" >= 0`,
)
@Check('project_requests_assigned_to_check', oneOf('assigned_to', TEAMS))
@Check('project_requests_last_word_by_check', `"last_word_by" IN ('client', 'staff')`)
@Check('project_requests_assignee_check', '"assignee_id" IS NULL OR "assigned_to" IS NOT NULL')
@Check('project_requests_progress_check', '"progress" BETWEEN 0 AND 100')
export class ProjectRequest {
  @PrimaryColumn('uuid')
  id: string;

  /** Shown as REQ-000123. */
  @Column({ type: 'integer' })
  @Generated('increment')
  number: number;

  @ReferenceColumn('User', { onDelete: 'RESTRICT' })
  userId: string;

  /** Whose members may see it, too; null: it is its client's alone. */
  @ReferenceColumn('Organisation', { onDelete: 'SET NULL', nullable: true })
  organisationId: string | null;

  /** Of the organisation, but only for its client and who takes part in it. */
  @Column({ type: 'boolean', default: false })
  isPrivate: boolean;

  @TextColumn()
  projectName: string;

  @TextColumn()
  serviceType: ServiceType;

  @TextColumn()
  description: string;

  @TextColumn()
  timeline: Timeline;

  @TextColumn()
  budget: Budget;

  @TextColumn()
  urgency: Urgency;

  @TextColumn({ nullable: true })
  company: string | null;

  @Column({ type: 'citext' })
  contactEmail: string;

  @TextColumn({ nullable: true })
  contactPhone: string | null;

  @TextColumn({ nullable: true })
  teamSize: string | null;

  @TextColumn({ nullable: true })
  industry: string | null;

  @TextColumn({ nullable: true })
  currentChallenges: string | null;

  @TextColumn({ nullable: true })
  expectedOutcomes: string | null;

  @TextColumn({ default: 'pending' })
  status: RequestStatus;

  /** Percent. */
  @Column({ type: 'smallint', default: 20 })
  progress: number;

  @TextColumn({ nullable: true })
  assignedTo: Team | null;

  /** The member of the team who is responsible for it; null while nobody is. */
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  assigneeId: string | null;

  @InstantColumn({ nullable: true })
  delegatedAt: Date | null;

  /** First thing staff did after the delegation: the end of the measured response time. */
  @InstantColumn({ nullable: true })
  firstResponseAt: Date | null;

  /** The first answer the client got: what the promised reply waits for. Reassigning does not count. */
  @InstantColumn({ nullable: true })
  repliedAt: Date | null;

  /** Since when it is the client's move: promises wait meanwhile. */
  @InstantColumn({ nullable: true })
  awaitingClientAt: Date | null;

  /** The last message: the request itself is the first. */
  @InstantColumn({ default: () => 'now()', nullable: true })
  lastWordAt: Date | null;

  @TextColumn({ default: 'client', nullable: true })
  lastWordBy: 'client' | 'staff' | null;

  /** When the next answer to the client is promised. */
  @InstantColumn({ nullable: true })
  replyDueAt: Date | null;

  @InstantColumn({ nullable: true })
  resolutionDueAt: Date | null;

  /** The earlier of the two: the order of the queue. */
  @InstantColumn({ nullable: true })
  dueAt: Date | null;

  /** In the smallest unit of its currency. */
  @AmountColumn()
  agreedMinor: number | null;

  @Column({ type: 'text', nullable: true })
  agreedCurrency: string | null;

  /** In dollars, for the version before; a trigger writes it. The next release drops it. */
  @Column({
    name: 'agreed_price',
    type: 'integer',
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  formerPrice: number | null;

  /** Since when; written by a trigger. */
  @InstantColumn({ nullable: true, select: false, insert: false, update: false })
  agreedAt: Date | null;

  /** The client's name, beside the search text: lists are sorted by it. */
  @TextColumn({ default: '' })
  clientName: string;

  /** Everything a search looks in, folded (lower case, no accents); written by a trigger. */
  @TextColumn({ default: '', select: false, insert: false, update: false })
  searchText: string;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ default: () => 'now()' })
  updatedAt: Date;

  get reference(): string {
    return referenceOf(this.number);
  }

  /** Throws `version_conflict` where the caller saw an older version. */
  expectVersion(seen: number | undefined, current: unknown): void {
    if (seen !== undefined && seen !== this.version) throw RequestChangedMeanwhile(current);
  }

  /**
   * Staff move it to `status`. Returns how the move counts, or null where it is there already.
   * @throws AssigneeRequired, DelegationRequired, ReasonRequired
   */
  moveTo(
    status: RequestStatus,
    why: { reason?: string; reasonRequired: boolean },
  ): { from: RequestStatus; isOverride: boolean } | null {
    if (status === this.status) return null;
    if (status === 'assigned' && !this.assignedTo) throw AssigneeRequired();
    if (status === 'assigned' && this.status === 'pending') throw DelegationRequired();
    const from = this.status;
    const isOverride = !isUsualMove(from, status);
    if (isOverride && why.reasonRequired && !why.reason) throw ReasonRequired();
    this.status = status;
    this.progress = progressAt(status, this.progress);
    this.awaitingClientAt = null;
    if (status !== 'pending' && status !== 'assigned') this.repliedAt ??= new Date();
    this.touched();
    return { from, isOverride };
  }

  /**
   * The client withdraws it.
   * @throws AlreadyWithdrawn, AlreadyClosed, ReviewHasBegun
   */
  withdraw(): RequestStatus {
    if (this.status === 'withdrawn') throw AlreadyWithdrawn();
    if (!this.isOpen) throw AlreadyClosed(this.status, 'withdraw');
    if (!isWithdrawable(this.status)) throw ReviewHasBegun('withdrawn');
    return this.go('withdrawn');
  }

  /** Its client is erased: withdrawn at any stage. Null where it is closed already. */
  withdrawForErasure(): RequestStatus | null {
    return this.isOpen ? this.go('withdrawn') : null;
  }

  /**
   * The client reopens it, with the team it had.
   * @throws NotClosed
   */
  reopen(): RequestStatus {
    if (this.isOpen) throw NotClosed();
    const from = this.go(this.assignedTo ? 'assigned' : 'pending');
    // Why it is taken up again is a word of the client.
    this.lastWordAt = this.updatedAt;
    this.lastWordBy = 'client';
    return from;
  }

  /** Pending, and with no team yet. */
  get isDelegable(): boolean {
    return this.status === 'pending' && this.assignedTo === null;
  }

  /** Assigns it to its first team and starts the response clock. Returns how it was before. */
  delegateTo(team: Team): { assignedTo: Team | null; status: RequestStatus } {
    const before = { assignedTo: this.assignedTo, status: this.status };
    this.assignedTo = team;
    this.assigneeId = null;
    if (this.status === 'pending') {
      this.status = 'assigned';
      this.progress = progressAt('assigned', this.progress);
    }
    this.changed();
    this.delegatedAt = this.updatedAt;
    this.firstResponseAt = null;
    return before;
  }

  /**
   * From one team to the other: the response clock restarts. One that staff put back to pending is
   * assigned by it, to either team.
   * @throws NotDelegatedYet, AlreadyWithTeam
   */
  reassignTo(team: Team): { assignedTo: Team | null; status: RequestStatus } {
    if (!this.assignedTo || !this.isOpen) throw NotDelegatedYet();
    if (this.assignedTo === team && this.status !== 'pending') throw AlreadyWithTeam(team);
    return this.delegateTo(team);
  }

  /** A comment was added. */
  commentedOn(isFromStaff: boolean): void {
    if (isFromStaff) this.touched();
    else this.changed();
    this.lastWordAt = this.updatedAt;
    this.lastWordBy = isFromStaff ? 'staff' : 'client';
    this.awaitingClientAt = null;
    if (isFromStaff) this.repliedAt ??= this.updatedAt;
  }

  /** After an answer of staff it is the client's move, unless it is closed. */
  awaitClient(): void {
    if (this.isOpen) this.awaitingClientAt = this.updatedAt;
  }

  /**
   * Gives it to a member of its team, or to nobody. Returns who had it, or undefined where nothing
   * changes.
   * @throws NotDelegatedYet
   */
  assignTo(userId: string | null): { assigneeId: string | null } | undefined {
    if (!this.assignedTo || !this.isOpen) throw NotDelegatedYet();
    if (this.assigneeId === userId) return undefined;
    const before = { assigneeId: this.assigneeId };
    this.assigneeId = userId;
    this.changed();
    return before;
  }

  /** Returns how urgent it was, or undefined where nothing changes. */
  becomeUrgent(urgency: Urgency): { urgency: Urgency } | undefined {
    if (this.urgency === urgency) return undefined;
    const before = { urgency: this.urgency };
    this.urgency = urgency;
    this.changed();
    return before;
  }

  get isOpen(): boolean {
    return isOpen(this.status);
  }

  get isWithdrawn(): boolean {
    return this.status === 'withdrawn';
  }

  /** When what is promised of it falls due; null where nothing is. */
  plan(due: { reply: Date | null; resolution: Date | null }): void {
    const times = [due.reply, due.resolution].filter((at) => at !== null).map(Number);
    this.replyDueAt = due.reply;
    this.resolutionDueAt = due.resolution;
    this.dueAt = times.length > 0 ? new Date(Math.min(...times)) : null;
  }

  /** In the firm's currency. Returns whether that is another price than before. */
  agreeOn(price: number | null): boolean {
    const minor = price === null ? null : minorOf(price);
    if (this.agreedMinor === minor) return false;
    this.agreedMinor = minor;
    this.agreedCurrency = minor === null ? null : CURRENCY;
    this.touched();
    return true;
  }

  /** Counts any change staff make: raises the version and stops the response clock. */
  touched(): void {
    this.changed();
    if (this.delegatedAt && !this.firstResponseAt) this.firstResponseAt = this.updatedAt;
  }

  private go(status: RequestStatus): RequestStatus {
    const from = this.status;
    this.status = status;
    this.progress = progressAt(status, this.progress);
    this.awaitingClientAt = null;
    this.changed();
    return from;
  }

  /** Any change: raises the version. */
  changed(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }
}

export const referenceOf = (number: number) => `REQ-${String(number).padStart(6, '0')}`;

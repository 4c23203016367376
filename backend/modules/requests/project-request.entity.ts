import { Check, Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Budget, ServiceType, Team, Timeline, Urgency } from './request-options';
import { SERVICE_LABELS } from './request-options';
import { isUsualMove, progressAt, type RequestStatus } from './request-status';
import { AssigneeRequired, ReasonRequired, RequestChangedMeanwhile } from './requests.errors';

const oneOf = (column: string, values: string) => `"${column}" IN (${values})`;

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
@Index('project_requests_search_text_index', { synchronize: false })
@Check(
  'project_requests_status_check',
  oneOf('status', `'pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected'`),
)
@Check('project_requests_assigned_to_check', oneOf('assigned_to', `'manager', 'support'`))
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

  @InstantColumn({ nullable: true })
  delegatedAt: Date | null;

  /** First thing staff did after the delegation: the end of the measured response time. */
  @InstantColumn({ nullable: true })
  firstResponseAt: Date | null;

  /** Everything a search looks in, folded (lower case, no accents) by a trigger. */
  @TextColumn({ default: '' })
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
   * @throws AssigneeRequired, ReasonRequired
   */
  moveTo(
    status: RequestStatus,
    why: { reason?: string; reasonRequired: boolean },
  ): { from: RequestStatus; isOverride: boolean } | null {
    if (status === this.status) return null;
    if (status === 'assigned' && !this.assignedTo) throw AssigneeRequired();
    const from = this.status;
    const isOverride = !isUsualMove(from, status);
    if (isOverride && why.reasonRequired && !why.reason) throw ReasonRequired();
    this.status = status;
    this.progress = progressAt(status, this.progress);
    this.touched();
    return { from, isOverride };
  }

  /** Counts any change staff make: raises the version and stops the response clock. */
  touched(): void {
    this.version += 1;
    this.updatedAt = new Date();
    if (this.delegatedAt && !this.firstResponseAt) this.firstResponseAt = this.updatedAt;
  }

  /** Call whenever the client's name or one of the searched fields changed. */
  describeForSearch(clientName: string): void {
    this.searchText = [
      this.reference,
      this.projectName,
      this.description,
      this.company,
      this.contactEmail,
      clientName,
      SERVICE_LABELS[this.serviceType],
    ]
      .filter(Boolean)
      .join('\n');
  }
}

export const referenceOf = (number: number) => `REQ-${String(number).padStart(6, '0')}`;

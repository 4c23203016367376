import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { MemberRole, MemberState } from './organisation-options';

@Entity('memberships')
@Index(['userId'], { where: 'user_id IS NOT NULL' })
@Index(['invitedBy'], { where: 'invited_by IS NOT NULL' })
@Index(['organisationId', 'createdAt', 'id'])
@Index('memberships_active_unique', ['userId'], { unique: true, where: `(state = 'active'::text)` })
@Index('memberships_requested_unique', ['userId'], {
  unique: true,
  where: `(state = 'requested'::text)`,
})
@Index('memberships_invited_unique', ['organisationId', 'email'], {
  unique: true,
  where: `(state = 'invited'::text)`,
})
@Index('memberships_email_index', ['email'], { where: '(email IS NOT NULL)' })
@Check('memberships_role_check', `"role" IN ('member', 'lead', 'signatory')`)
@Check('memberships_state_check', `"state" IN ('invited', 'requested', 'active')`)
@Check(
  'memberships_person_check',
  `("state" = 'invited') = ("email" IS NOT NULL) AND ("state" = 'invited') = ("user_id" IS NULL)`,
)
export class Membership {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('Organisation', { onDelete: 'CASCADE' })
  organisationId: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE', nullable: true })
  userId: string | null;

  @TextColumn('personal', { type: 'citext', nullable: true })
  email: string | null;

  @TextColumn('choice')
  role: MemberRole;

  @TextColumn('choice')
  state: MemberState;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  invitedBy: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}

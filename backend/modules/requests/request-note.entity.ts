import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { Team } from '../../access/role';

@Entity('request_notes')
@Index(['authorId'], { where: 'author_id IS NOT NULL' })
@Index(['requestId', 'createdAt', 'id'])
@Check('request_notes_team_check', `"team" IN ('manager', 'support')`)
export class RequestNote {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @TextColumn('choice')
  team: Team;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  authorId: string | null;

  @TextColumn('personal')
  body: string;

  @CreatedAtColumn()
  createdAt: Date;
}

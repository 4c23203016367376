import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { PANELS, type Panel } from '../../access/role';

@Entity('saved_views')
@Index('saved_views_name_unique', ['ownerId', 'panel', 'name'], { unique: true })
@Index('saved_views_shared_index', ['panel'], { where: 'is_shared' })
@Check('saved_views_panel_check', `"panel" IN ('${PANELS.join("', '")}')`)
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  ownerId: string;

  @TextColumn('choice')
  panel: Panel;

  @TextColumn('staff', { type: 'citext' })
  name: string;

  @TextColumn('staff')
  filters: string;

  @Column({ type: 'boolean' })
  isShared: boolean;

  @CreatedAtColumn()
  createdAt: Date;
}

@Entity('view_choices')
export class ViewChoice {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('choice', { primary: true })
  panel: Panel;

  @TextColumn('staff', { array: true })
  pinned: string[];

  @TextColumn('staff', { nullable: true })
  opensWith: string | null;
}

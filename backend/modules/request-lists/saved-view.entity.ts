import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { PANELS, type Panel } from '../../access/role';

/** Filters of a queue under a name: a person's own, or everybody's who works in that queue. */
@Entity('saved_views')
@Index('saved_views_name_unique', ['ownerId', 'panel', 'name'], { unique: true })
@Index('saved_views_shared_index', ['panel'], { where: 'is_shared' })
@Check('saved_views_panel_check', `"panel" IN ('${PANELS.join("', '")}')`)
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  ownerId: string;

  @TextColumn()
  panel: Panel;

  @Column({ type: 'citext' })
  name: string;

  /** The search params of the list: "status=open&assignee=none". */
  @TextColumn()
  filters: string;

  @Column({ type: 'boolean' })
  isShared: boolean;

  @CreatedAtColumn()
  createdAt: Date;
}

/** What somebody pinned, and what their queue opens with. */
@Entity('view_choices')
export class ViewChoice {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('text')
  panel: Panel;

  /** Ids of saved views, or names of the ones that are always there; in their order. */
  @Column({ type: 'text', array: true })
  pinned: string[];

  @TextColumn({ nullable: true })
  opensWith: string | null;
}

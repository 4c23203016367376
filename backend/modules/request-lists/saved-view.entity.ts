import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PANELS, type Panel } from '../../access/access.public';
import {
  CreatedAtColumn,
  ReferenceColumn,
  TextColumn,
  InstantColumn,
} from '../../database/columns';

@Entity('saved_views')
@Check('saved_views_panel_check', `"panel" IN ('${PANELS.join("', '")}')`)
export class SavedView {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) ownerId: string;
  @TextColumn('choice') panel: Panel;
  @TextColumn('staff', { type: 'citext' }) name: string;
  @TextColumn('staff') filters: string;
  @Column({ type: 'boolean' }) isShared: boolean;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('view_choices')
export class ViewChoice {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('choice', { primary: true }) panel: Panel;
  @TextColumn('staff', { array: true }) pinned: string[];
  @TextColumn('staff', { nullable: true }) opensWith: string | null;
}

@Entity('canned_replies')
export class CannedReply {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('staff', { type: 'citext' }) title: string;
  @TextColumn('staff') body: string;
  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
}

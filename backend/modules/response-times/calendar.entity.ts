import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';
import type { OpenHours } from '../../config/office';

export const MAX_CALENDARS = 5;

@Entity('calendars')
export class Calendar {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('ours')
  name: string;

  @TextColumn('ours')
  zone: string;

  @TextColumn('ours', { type: 'jsonb' })
  hours: OpenHours[];

  /**
   * Last year with generated bank holidays; later years are added once, so an editor's deletions
   * stay.
   */
  @Column({ type: 'integer' })
  holidaysThrough: number;

  /** Clocks planned with another version are planned again. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;
}

@Entity('holidays')
export class Holiday {
  @PrimaryColumn('uuid')
  @ForeignKey('Calendar', { onDelete: 'CASCADE' })
  calendarId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @TextColumn('ours')
  name: string;
}

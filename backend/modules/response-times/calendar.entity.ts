import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';
import type { OpenHours } from '../../config/office';

export const MAX_CALENDARS = 5;

/** The hours in which a team works. */
@Entity('calendars')
export class Calendar {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  name: string;

  /** As "Europe/London". */
  @TextColumn()
  zone: string;

  @Column({ type: 'jsonb' })
  hours: OpenHours[];

  /** Bank holidays were written up to the end of this year; what an editor deletes does not come back. */
  @Column({ type: 'integer' })
  holidaysThrough: number;

  /** Clocks that were planned by another version are planned anew. */
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

  /** "2026-12-25" in the calendar's zone. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  @TextColumn()
  name: string;
}

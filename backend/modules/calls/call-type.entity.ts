import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { TextColumn } from '../../database/columns';

/** `owner`: the request's assignee, else the deputy, else the team. */
export const CALL_HOSTS = ['team', 'owner'] as const;
export type CallHosts = (typeof CALL_HOSTS)[number];

@Entity('call_types')
@Unique(['slug'])
export class CallType {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('ours') slug: string;
  @TextColumn('ours') title: string;
  @TextColumn('ours') summary: string;
  @Column('integer') minutes: number;
  @Column('integer') bufferMinutes: number;

  /** Before the start; later the booker can no longer book, move or cancel. */
  @Column('integer') noticeHours: number;
  @Column('integer') horizonDays: number;
  @Column('integer') dailyLimit: number;
  @TextColumn('choice') hosts: CallHosts;

  /** Empty for every manager and admin. */
  @Column('uuid', { array: true, default: '{}' }) hostIds: string[];
  @Column('boolean', { default: true }) isActive: boolean;
  @Column({ type: 'integer', default: 1 }) version: number;
}

import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const Count = () => Column({ type: 'integer', default: 0 });
const Change = () => Column({ type: 'smallint', default: 0 });
const Amount = () => Column({ type: 'bigint', default: 0 });

/** The figures of a day or a month, by team, person or service, as of the last folding. */
@Entity('report_facts')
export class ReportFact {
  /** `team`, `person` or `service`. */
  @PrimaryColumn('text')
  dimension: string;

  /** `day` or `month`. */
  @PrimaryColumn('text')
  grain: string;

  @PrimaryColumn('date')
  period: string;

  /** The team, the person's id or the service; `none` where there is none. */
  @PrimaryColumn('text')
  key: string;

  @PrimaryColumn('text')
  team: string;

  /** How long the first replies took that this row counts; -1 where it counts none. */
  @PrimaryColumn('integer')
  minutes: number;

  @Count()
  received: number;

  @Count()
  answered: number;

  /** Those of the answered with a promised time. */
  @Count()
  promised: number;

  @Count()
  onTime: number;

  /** In the smallest unit of the firm's currency. */
  @Amount()
  agreed: string;
}

/** What triggers note of each changed request or clock, until it is folded in. */
@Entity('report_changes')
export class ReportChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('date')
  day: string;

  @Column('text')
  team: string;

  @Column('text')
  person: string;

  @Column('text')
  service: string;

  @Column('integer')
  minutes: number;

  @Change()
  received: number;

  @Change()
  answered: number;

  @Change()
  promised: number;

  @Change()
  onTime: number;

  @Amount()
  agreed: string;
}

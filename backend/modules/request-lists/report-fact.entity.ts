import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const Count = () => Column({ type: 'integer', default: 0 });
const Change = () => Column({ type: 'smallint', default: 0 });
const Amount = () => Column({ type: 'bigint', default: 0 });

@Entity('report_facts')
export class ReportFact {
  @PrimaryColumn('text')
  dimension: string;

  @PrimaryColumn('text')
  grain: string;

  @PrimaryColumn('date')
  period: string;

  @PrimaryColumn('text')
  key: string;

  @PrimaryColumn('text')
  team: string;

  /** Response time of the replies counted in this row; -1 if it counts none. */
  @PrimaryColumn('integer')
  minutes: number;

  @Count()
  received: number;

  @Count()
  answered: number;

  @Count()
  promised: number;

  @Count()
  onTime: number;

  @Amount()
  agreed: string;
}

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

import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { IdColumn, TextColumn } from '../../database/columns';

const Count = () => Column({ type: 'integer', default: 0 });
const Change = () => Column({ type: 'smallint', default: 0 });
const Amount = () => Column({ type: 'bigint', default: 0 });

@Entity('report_facts')
export class ReportFact {
  @TextColumn('choice', { primary: true }) dimension: string;
  @TextColumn('choice', { primary: true }) grain: string;
  @PrimaryColumn('date') period: string;
  @TextColumn('technical', { primary: true }) key: string;
  @TextColumn('choice', { primary: true }) team: string;

  /** -1 if the row counts no replies. */
  @PrimaryColumn('integer') minutes: number;
  @Count() received: number;
  @Count() answered: number;
  @Count() promised: number;
  @Count() onTime: number;
  @Amount() agreed: string;
}

abstract class Counted {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('date') day: string;
  @TextColumn('choice') team: string;
  @TextColumn('technical') person: string;
  @TextColumn('choice') service: string;
  @Column('integer') minutes: number;
  @Change() received: number;
  @Change() answered: number;
  @Change() promised: number;
  @Change() onTime: number;
  @Amount() agreed: string;
}

@Entity('report_entries')
export class ReportEntry extends Counted {
  @IdColumn() requestId: string;
}

@Entity('report_changes')
export class ReportChange extends Counted {}

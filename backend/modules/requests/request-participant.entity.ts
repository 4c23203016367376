import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn } from '../../database/columns';

@Entity('request_participants')
export class RequestParticipant {
  @PrimaryColumn('uuid')
  @ForeignKey('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) addedBy: string | null;
  @CreatedAtColumn() createdAt: Date;
}

import { Entity, Index } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/**
 * An object whose row is gone. Added by a trigger with any deletion of the row; `SweepFiles`
 * deletes the object.
 */
@Entity('removed_files')
@Index('removed_files_removed_index', ['removedAt'])
export class RemovedFile {
  @TextColumn('technical', { primary: true })
  storageKey: string;

  @CreatedAtColumn()
  removedAt: Date;
}

import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn } from '../../database/columns';

/**
 * An object whose row is gone. Added by a trigger with any deletion of the row; `SweepFiles`
 * deletes the object.
 */
@Entity('removed_files')
@Index('removed_files_removed_index', ['removedAt'])
export class RemovedFile {
  @PrimaryColumn('text')
  storageKey: string;

  @CreatedAtColumn()
  removedAt: Date;
}

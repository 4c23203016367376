import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { Attachment } from './attachment.entity';
import { canRemove } from './attachment-rows';
import { fileRemoved } from './file.events';
import { FileNotFound, TooLateToRemove } from './files.errors';
import { factsOf } from './file-facts';
import { findFile } from './find-file';

/** The row is deleted at once; a trigger records the key of its object for `SweepFiles`. */
@Injectable()
export class RemoveFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws FileNotFound, TooLateToRemove */
  run(actor: Actor, id: string): Promise<{ message: string }> {
    return this.transactions.run(async (tx) => {
      const [locked] = await tx.query<unknown[]>(
        'SELECT 1 FROM attachments WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!locked) throw FileNotFound();
      const file = await findFile(tx, actor, id);
      if (!canRemove(file, actor)) throw TooLateToRemove();
      await tx.delete(Attachment, { id });
      const { request_id: subject } = file;
      if (subject) await this.events.record(tx, fileRemoved({ subject, before: factsOf(file) }));
      return { message: 'File removed.' };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { v5 as idFrom } from 'uuid';
import type { Actor } from '../../access/actor';
import { AppError } from '../../errors/app-error';
import { KeepFile, MOST_FILES } from '../files/files.public';
import type { RefusedFile } from './inbound-mail.entity';
import type { MailFile } from './read-body';

@Injectable()
export class TakeFiles {
  constructor(private readonly keeping: KeepFile) {}

  /** @throws StorageAway */
  async run(
    mailId: string,
    actor: Actor,
    files: MailFile[],
  ): Promise<{ taken: string[]; refused: RefusedFile[] }> {
    const taken: string[] = [];
    const refused: RefusedFile[] = [];
    for (const [index, { name, content }] of files.entries()) {
      const id = idFrom(String(index), mailId);
      const code =
        taken.length === MOST_FILES
          ? 'too_many_files'
          : await this.refusalOf(actor, id, name, content);
      if (code) refused.push({ name, code });
      else taken.push(id);
    }
    return { taken, refused };
  }

  private async refusalOf(actor: Actor, id: string, name: string, content: MailFile['content']) {
    try {
      await this.keeping.content(actor, id, name, content);
      return null;
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      return error.code;
    }
  }
}

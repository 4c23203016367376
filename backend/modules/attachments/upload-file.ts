import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { FileStorage, keyOf, StorageAway } from '../../storage/storage.public';
import { Attachment, fileDto } from '../requests/requests.public';
import { MOST_OF_CLIENT_BYTES, MOST_UNBOUND } from './upload-limits';
import { FileTypeRefused, SpaceUsedUp, TooManyUnbound } from './attachments.errors';
import type { FileUploadedDto } from './dto/attachment.dto';
import { fileName } from './file-name';
import { mediaTypeOf } from './media-type';
import { receiveFile, type ReceivedFile } from './receive-file';

export const USED = `
  SELECT count(*) FILTER (WHERE request_id IS NULL)::int AS unbound, coalesce(sum(bytes), 0)::bigint AS bytes
  FROM attachments WHERE uploader_id = $1`;

/**
 * Takes a file. It is written to the folder of uploads, becomes an object, and then has a row: whatever
 * breaks off on the way leaves at most an object without a row, which the sweep finds.
 */
@Injectable()
export class UploadFile {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  async run(actor: Actor, request: IncomingMessage): Promise<FileUploadedDto> {
    await this.expectRoom(this.dataSource.manager, actor, 0);
    const id = uuid();
    const path = await this.storage.incoming(id);
    try {
      const received = await receiveFile(request, path).catch(asStorageFailure);
      const mediaType = await mediaTypeOf(path);
      if (!mediaType) throw FileTypeRefused();
      return await this.keep(actor, id, received, mediaType);
    } catch (error) {
      await this.storage.drop(id);
      throw error;
    }
  }

  private async keep(
    actor: Actor,
    id: string,
    { typedName, bytes, sha256 }: ReceivedFile,
    mediaType: string,
  ): Promise<FileUploadedDto> {
    const storageKey = keyOf(id);
    await this.storage.keep(id, storageKey, bytes);
    const file = {
      id,
      uploaderId: actor.userId,
      name: fileName(typedName),
      bytes,
      sha256,
      mediaType,
      storageKey,
      state: this.config.files.scanner ? ('scanning' as const) : ('clean' as const),
    };
    try {
      await this.transactions.run(async (tx) => {
        // One upload of a person after the other: together they must stay below the limits.
        await tx.query(`SELECT pg_advisory_xact_lock(hashtext('files:' || $1))`, [actor.userId]);
        await this.expectRoom(tx, actor, bytes);
        await tx.insert(Attachment, file);
      });
    } catch (error) {
      await this.storage.remove(storageKey).catch(() => undefined);
      throw error;
    }
    const row = {
      ...file,
      media_type: mediaType,
      uploader_id: actor.userId,
      created_at: new Date(),
      is_bound: false,
    };
    return { attachment: fileDto(row, actor) };
  }

  /** @throws TooManyUnbound, SpaceUsedUp */
  private async expectRoom(db: EntityManager, { userId, role }: Actor, bytes: number) {
    const [used] = await db.query<{ unbound: number; bytes: string }[]>(USED, [userId]);
    if (used!.unbound >= MOST_UNBOUND) throw TooManyUnbound();
    const isClient = !can(role, Permission.WorkOnRequests);
    if (isClient && Number(used!.bytes) + bytes > MOST_OF_CLIENT_BYTES) throw SpaceUsedUp();
  }
}

const logger = new Logger('files');

/** Anything but a fault of the body is one of the disk: full, or not writable. */
function asStorageFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  logger.error(`An upload could not be written: ${(error as NodeJS.ErrnoException).code}`);
  throw StorageAway();
}

import { subtle } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { TokenRevoked } from '../../access/access.errors';
import { type Actor, can, Permission } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { databaseNow } from '../../database/clock';
import { lockName } from '../../database/locks';
import { isRefusal } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { FileStorage, StorageAway } from '../../storage/file-storage';
import {
  fileKey,
  MAX_BYTES,
  type FileState,
  MAX_OF_CLIENT_BYTES,
  MAX_UNBOUND,
} from './attachment-options';
import { fileDto } from './attachment-rows';
import { Attachment } from './attachment.entity';
import type { FileUploadedDto } from './dto/attachment.dto';
import { mediaTypeOf } from './file-kind';
import { fileName } from './file-name';
import {
  FileNotUsable,
  FileEmpty,
  FileTooLarge,
  SpaceUsedUp,
  TooManyUnbound,
} from './files.errors';
import { type ReceivedFile, receiveFile } from './receive-file';

export const USED = `
  SELECT count(*) FILTER (WHERE request_id IS NULL)::int AS unbound, coalesce(sum(bytes), 0)::bigint AS bytes
  FROM attachments WHERE uploader_id = $1`;

type Uploader = Pick<Actor, 'userId' | 'role'>;
type Incoming = ReceivedFile & {
  incomingId: string;
  id?: string;
};

/**
 * The object first, then the row: an interruption leaves at most an object without a row, which the
 * sweep finds.
 */
@Injectable()
export class KeepFile {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Idempotent by `id`.
   * @throws FileEmpty, FileTooLarge, SpaceUsedUp, those of `mediaTypeOf`, FileNotUsable, StorageAway,
   * TokenRevoked
   */
  async content(
    uploader: Uploader,
    id: string,
    typedName: string,
    content: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    const [known] = await this.dataSource.query<{ state: FileState }[]>(
      'SELECT state FROM attachments WHERE id = $1',
      [id],
    );
    if (known && ['quarantined', 'failed'].includes(known.state)) throw FileNotUsable();
    if (known) return;
    if (content.length === 0) throw FileEmpty();
    if (content.length > MAX_BYTES) throw FileTooLarge();
    const incomingId = uuid();
    try {
      const path = await this.storage.incoming(incomingId);
      await writeFile(path, content, { mode: 0o600, flush: true }).catch(asStorageFailure);
      // Off this thread, because 20 MB would block the worker for too long.
      const sha256 = Buffer.from(await subtle.digest('SHA-256', content));
      const received = { incomingId, id, typedName, bytes: content.length, sha256 };
      await this.keep(uploader, received, { isBoundAtOnce: true });
    } finally {
      await this.storage.drop(incomingId);
    }
  }

  async upload(actor: Actor, request: IncomingMessage): Promise<FileUploadedDto> {
    await this.expectRoom(this.dataSource.manager, actor, { bytes: 0 });
    const incomingId = uuid();
    const path = await this.storage.incoming(incomingId);
    try {
      const received = await receiveFile(request, path).catch(asStorageFailure);
      const file = await this.keep(actor, { incomingId, ...received });
      const row = {
        ...file,
        media_type: file.mediaType,
        uploader_id: actor.userId,
        created_at: databaseNow(),
        is_bound: false,
      };
      return { attachment: fileDto(row, actor) };
    } catch (error) {
      await this.storage.drop(incomingId);
      throw error;
    }
  }

  private async keep(
    uploader: Uploader,
    { incomingId, id = incomingId, typedName, bytes, sha256 }: Incoming,
    { isBoundAtOnce = false } = {},
  ) {
    const mediaType = await mediaTypeOf(await this.storage.incoming(incomingId));
    const storageKey = fileKey(incomingId);
    await this.storage.keep(incomingId, storageKey, bytes);
    const file = {
      id,
      uploaderId: uploader.userId,
      name: fileName(typedName, mediaType),
      bytes,
      sha256,
      mediaType,
      storageKey,
      state: this.config.files.scanner ? ('scanning' as const) : ('unscanned' as const),
    };
    try {
      await this.transactions.run(async (tx) => {
        // Serialises a person's uploads, so that together they stay within the limits.
        await lockName(tx, `files:${uploader.userId}`);
        await expectNotErased(tx, uploader);
        await this.expectRoom(tx, uploader, { bytes, isBoundAtOnce });
        await tx.insert(Attachment, file);
      });
    } catch (error) {
      // After a broken connection the row may exist; the sweep removes objects without a row.
      const isRefused = error instanceof AppError || isRefusal(error);
      if (isRefused) await this.storage.remove(storageKey).catch(() => undefined);
      throw error;
    }
    return file;
  }

  private async expectRoom(
    db: EntityManager,
    { userId, role }: Uploader,
    { bytes, isBoundAtOnce = false }: { bytes: number; isBoundAtOnce?: boolean },
  ): Promise<void> {
    const [used] = await db.query<{ unbound: number; bytes: string }[]>(USED, [userId]);
    if (!isBoundAtOnce && used!.unbound >= MAX_UNBOUND) throw TooManyUnbound();
    const isClient = !can(role, Permission.WorkOnRequests);
    if (isClient && Number(used!.bytes) + bytes > MAX_OF_CLIENT_BYTES) throw SpaceUsedUp();
  }
}

/** An erasure waits for this lock, and then deletes the file as well. */
async function expectNotErased(tx: EntityManager, { userId }: Uploader): Promise<void> {
  const found = await tx.query<unknown[]>(
    'SELECT 1 FROM users WHERE id = $1 AND erased_at IS NULL FOR SHARE',
    [userId],
  );
  if (found.length === 0) throw TokenRevoked();
}

const logger = new Logger('files');

function asStorageFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  logger.error(`An upload could not be written: ${(error as NodeJS.ErrnoException).code}`);
  throw StorageAway();
}

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable, Logger, Global, Module } from '@nestjs/common';
import type { DriverContract } from 'flydrive/types';
import { AppConfig } from '../config/app-config';
import { AppError } from '../errors/app-error';
import { driverOf } from './drivers';
import type { ObjectKey } from './stored-objects';

const INCOMING = 'incoming';

/** An upload is first written to `incoming`, so an interrupted upload never reaches the storage. */
@Injectable()
export class FileStorage {
  private readonly logger = new Logger('storage');
  private readonly directory: string;
  private readonly isFolder: boolean;
  private loaded?: Promise<DriverContract>;

  constructor(private readonly config: AppConfig) {
    this.directory = resolve(config.files.directory);
    this.isFolder = !config.files.s3;
  }

  async incoming(id: string): Promise<string> {
    const folder = join(this.directory, INCOMING);
    await this.guard('make the folder of uploads', () =>
      mkdir(folder, { recursive: true, mode: 0o700 }),
    );
    return join(folder, id);
  }

  async keep(id: string, key: ObjectKey, bytes: number): Promise<void> {
    const path = join(this.directory, INCOMING, id);
    await this.guard('keep a file', async (driver) => {
      if (this.isFolder) return moveWithin(this.directory, path, key);
      const contentType = 'application/octet-stream';
      await driver.putStream(key, createReadStream(path), { contentLength: bytes, contentType });
    });
    await this.drop(id);
  }

  async drop(id: string): Promise<void> {
    await rm(join(this.directory, INCOMING, id), { force: true }).catch((error: Error) =>
      this.logger.warn(`An upload could not be deleted: ${error.message}`),
    );
  }

  /** @throws ObjectMissing, StorageAway */
  async read(key: string): Promise<Readable> {
    // A stream opens late, so check existence before the response begins.
    if ((await this.sizeOf(key)) === null) throw new ObjectMissing(key);
    return this.guard('read a file', (driver) => driver.getStream(key));
  }

  /**
   * In bytes; null if the object is missing.
   * @throws StorageAway
   */
  async sizeOf(key: string): Promise<number | null> {
    return this.guard('look at a file', async (driver) => {
      try {
        return (await driver.getMetaData(key)).contentLength;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  /** Succeeds if the object is already gone. @throws StorageAway */
  async remove(key: string): Promise<void> {
    await this.guard('delete a file', (driver) => driver.delete(key));
  }

  /** @throws StorageAway */
  async *list(prefix: string): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const page = await this.guard('list files', (driver) =>
        driver.listAll(prefix, { recursive: false, paginationToken }).catch((error: unknown) => {
          if (isMissing(error)) return { objects: [], paginationToken: undefined };
          throw error;
        }),
      );
      const keys: string[] = [];
      for (const one of page.objects) {
        if (one.isFile) keys.push(one.key);
        else yield* this.list(`${one.prefix.replace(/\/$/, '')}/`);
      }
      if (keys.length > 0) yield keys;
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  async dropOlderThan(ms: number): Promise<void> {
    const folder = join(this.directory, INCOMING);
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, name)).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ms) await this.drop(name);
    }
  }

  private async guard<T>(what: string, work: (driver: DriverContract) => Promise<T>): Promise<T> {
    try {
      this.loaded ??= driverOf(this.config);
      return await work(await this.loaded);
    } catch (error) {
      // Without keys or paths, so that logs have no file ids.
      this.logger.error(`The storage failed to ${what}: ${reasonOf(error)}`);
      throw StorageAway();
    }
  }
}

/** Renames, because flydrive copies, which is slower and can be interrupted. */
async function moveWithin(directory: string, path: string, key: string): Promise<void> {
  const target = join(directory, key);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rename(path, target);
}

const causeOf = (error: unknown): Cause => ((error as Cause).cause ?? error) as Cause;
type Cause = {
  code?: string;
  name?: string;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
};

const reasonOf = (error: unknown): string => {
  const { code, name } = causeOf(error);
  return code ?? name ?? 'unknown';
};

const isMissing = (error: unknown): boolean => {
  const { code, name, $metadata } = causeOf(error);
  return (
    code === 'ENOENT' ||
    name === 'NotFound' ||
    name === 'NoSuchKey' ||
    $metadata?.httpStatusCode === 404
  );
};

export const StorageAway = () =>
  new AppError(
    'unavailable',
    'storage_unavailable',
    'Files cannot be stored or read at the moment. Please try again.',
  );

export class ObjectMissing extends Error {}

@Global()
@Module({ providers: [FileStorage], exports: [FileStorage] })
export class StorageModule {}

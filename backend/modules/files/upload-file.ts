import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { FileStorage } from '../../storage/file-storage';
import { fileDto } from './attachment-rows';
import type { FileUploadedDto } from './dto/attachment.dto';
import { asStorageFailure, KeepFile } from './keep-file';
import { receiveFile } from './receive-file';

@Injectable()
export class UploadFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly keeping: KeepFile,
  ) {}

  async run(actor: Actor, request: IncomingMessage): Promise<FileUploadedDto> {
    await this.keeping.expectRoom(this.dataSource.manager, actor, { bytes: 0 });
    const incomingId = uuid();
    const path = await this.storage.incoming(incomingId);
    try {
      const received = await receiveFile(request, path).catch(asStorageFailure);
      const file = await this.keeping.run(actor, { incomingId, ...received });
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
}

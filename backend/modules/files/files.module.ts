import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { FileStorage } from '../../storage/file-storage';
import { CompareFiles } from './compare-files';
import { AttachmentsController, QuarantineController } from './files.controller';
import { KeepFile } from './keep-file';
import { Quarantine } from './quarantine';
import { StoredFiles } from './stored-files';
import './files.events';
import { HOUR_MS } from '../../time/days';

@Module({
  controllers: [AttachmentsController, QuarantineController],
  providers: [CompareFiles, KeepFile, Quarantine, StoredFiles],
  exports: [KeepFile],
})
export class FilesModule implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly storage: FileStorage,
  ) {}

  onApplicationBootstrap(): void {
    // With a bucket, each machine has its own folder of uploads, perhaps without a worker.
    void this.storage.dropOlderThan(HOUR_MS);
    const { production, files } = this.config;
    if (!production || files.scanner) return;
    new Logger('files').warn('Files are not scanned for viruses: set CLAMD_HOST or CLAMD_SOCKET.');
  }
}

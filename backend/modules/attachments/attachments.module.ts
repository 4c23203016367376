import { Module } from '@nestjs/common';
import { AttachmentsController } from './attachments.controller';
import { BindFiles } from './bind-files';
import { Quarantine } from './quarantine';
import { QuarantineController } from './quarantine.controller';
import { ReadFile } from './read-file';
import { RemoveFile } from './remove-file';
import { UploadFile } from './upload-file';
import './attachments.notices';

/** Files: sent, bound to what they belong to, scanned, downloaded and removed. */
@Module({
  controllers: [AttachmentsController, QuarantineController],
  providers: [BindFiles, Quarantine, ReadFile, RemoveFile, UploadFile],
  exports: [BindFiles],
})
export class AttachmentsModule {}

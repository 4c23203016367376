export { AttachmentsModule } from './attachments.module';
export { CompareFiles, type FileReport } from './compare-files';
export { ScanFiles } from './scan-files';
export { SweepFiles } from './sweep-files';
export { contentDisposition } from './file-name';
export { KeepFile } from './keep-file';

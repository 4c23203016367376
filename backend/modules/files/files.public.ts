export { FilesModule } from './files.module';
export { CompareFiles, type FileReport } from './compare-files';
export { ScanFiles } from './scan-files';
export { discardObjects, SweepFiles } from './sweep-files';
export { contentDisposition } from './file-name';
export { KeepFile } from './keep-file';
export { Attachment } from './attachment.entity';
export {
  ENDINGS,
  MEDIA_TYPES,
  MOST_BYTES,
  MOST_FILES,
  PLAIN_TEXT,
  REMOVABLE_MINUTES,
  type FileState,
} from './attachment-options';
export {
  canRemove,
  FILE_COLUMNS,
  fileDto,
  type FileRow,
  filesColumn,
  filesDto,
} from './attachment-rows';
export { AttachmentDto } from './dto/attachment.dto';
export { fileAdded, fileChecked, fileRemoved, type FileFacts } from './file.events';
export { BindFiles, deleteFiles } from './bind-files';
export { Attachments } from './dto/attachments-field';
export { fileTeamSql, visibleFileSql } from './file-scope';
export { FileNotUsable } from './files.errors';

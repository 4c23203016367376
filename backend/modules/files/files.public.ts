export { FilesModule } from './files.module';
export { CompareFiles, type FileReport } from './compare-files';
export { ScanFiles } from './scan-files';
export { DeleteObjects, SweepFiles } from './sweep-files';
export { downloadHeaders } from './file-name';
export { KeepFile } from './keep-file';
export { Attachment } from './attachment.entity';
export { MAX_FILES } from './attachment-options';
export {
  type FileRow,
  filesColumn,
  filesDto,
  fileTeamSql,
  keptFiles,
  visibleFileSql,
} from './attachment-rows';
export { AttachmentDto, Attachments } from './dto/attachment.dto';
export { fileAdded, fileChecked, fileRemoved, type FileFacts } from './files.events';
export { bindFiles, deleteFiles, deleteUnbound } from './bind-files';
export { filesOf, ROLE } from './files-of-person';

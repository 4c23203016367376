export { filesColumn, filesDto, type FileRow } from './attachment-rows';
export { MOST_FILES } from './attachment-options';
export { fileAdded, fileChecked, fileRemoved } from './attachments.events';
export { AttachmentsModule } from './attachments.module';
export { BindFiles } from './bind-files';
export { AttachmentDto } from './dto/attachment.dto';
export { defineFileAccess } from './file-access';

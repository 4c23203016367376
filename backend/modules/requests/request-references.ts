import { ForeignKey } from 'typeorm';
import { Attachment } from '../files/files.public';
import { SlaClock } from '../response-times/response-times.public';

// The rooms below requests keep plain ids, because they do not know what the ids refer to.
const refer = (row: object, property: string, entity: string) =>
  ForeignKey(entity, { onDelete: 'CASCADE' })(row, property);

refer(Attachment.prototype, 'requestId', 'ProjectRequest');
refer(Attachment.prototype, 'commentId', 'RequestComment');
refer(Attachment.prototype, 'noteId', 'RequestNote');
refer(SlaClock.prototype, 'requestId', 'ProjectRequest');

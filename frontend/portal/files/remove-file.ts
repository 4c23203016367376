import { type Attachment, call } from '../../api/call';
import { confirm } from '../forms/confirm';
import { fileWords } from './words';

type File = Pick<Attachment, '_id' | 'name'>;

export const removeFile = ({ _id: id, name }: File): void =>
  confirm({
    ...fileWords.removing,
    description: name,
    isDangerous: true,
    run: call('DELETE /api/attachments/{id}', { path: { id } }).send,
  });

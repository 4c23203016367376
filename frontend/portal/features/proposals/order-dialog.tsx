import { call, useQuery } from '../../../api/call';
import { TextField } from '../../../ui/inputs';
import { FileField } from '../../files/file-field';
import { useUploads } from '../../files/use-uploads';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { me } from '../../session/queries';
import { type Proposal } from './proposal-source';
import { decideWords as words } from './words';

export function OrderDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { _id: id, sentVersion: version } = proposal;
  const uploads = useUploads(`order ${id}`, useQuery(me()).data?._id ?? '');
  const [fileId] = uploads.ids;
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/record-order', { path: { id } }),
    // The version that was sent, not that of a draft.
    of: { _id: id, version },
    valuesOf: () => ({ name: '' }),
    send: (values, post, seen) => post({ ...values, version: seen.version, fileId: fileId ?? '' }),
    ...words.recording,
    onDone: uploads.clear,
    onClose,
  });
  return (
    <ChangeDialog
      {...words.recording}
      form={form}
      blocked={uploads.blocked ?? (fileId ? undefined : words.orderMissing)}
    >
      <TextField {...form.field('name', words.signedBy)} />
      <FileField uploads={uploads} />
    </ChangeDialog>
  );
}

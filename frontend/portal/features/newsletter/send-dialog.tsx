import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import type { Issue } from './issue';
import { sendWords } from './words';

export function SendDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/issues/{id}/moves', { path: { id: issue._id } }),
    // The moment to send is chosen for the text that was just read.
    draft: 'none',
    of: issue,
    valuesOf: () => ({ sendAt: '' }),
    // A newer text has to be read before it is sent.
    endsOnConflict: true,
    send: ({ sendAt }, post, { version }) =>
      post({ move: 'schedule', version, ...(sendAt ? { sendAt } : {}) }),
    done: sendWords.done,
    onClose,
  });
  return (
    <ChangeDialog
      title={sendWords.title}
      description={sendWords.text(issue.readers)}
      action={sendWords.action}
      form={form}
      isOver={hasCode(form.error, 'version_conflict')}
    >
      <TextField
        {...form.field('sendAt', sendWords.at)}
        type="datetime-local"
        hint={sendWords.hint}
      />
    </ChangeDialog>
  );
}

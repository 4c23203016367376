import { useState } from 'react';
import { call } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import type { Issue } from './issue';
import { issuePaths } from './issue-source';
import { sendWords } from './words';

export function SendDialog({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  // The reader of the dialog has not seen a text that is saved while it is open.
  const [version] = useState(issue.version);
  const form = useApiForm({
    call: call('POST /api/issues/{id}/moves', { path: { id: issue._id } }),
    defaultValues: { sendAt: '' },
    send: ({ sendAt }, post) => post({ move: 'schedule', version, ...(sendAt ? { sendAt } : {}) }),
    stale: issuePaths,
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

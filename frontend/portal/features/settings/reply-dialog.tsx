import { useState } from 'react';
import { call } from '../../../api/call';
import type { CannedReply } from '../../../api/types';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { placeholders, replyWords } from './words';

interface ReplyDialogProps {
  reply: CannedReply | null;
  onClose: () => void;
}

const hint = `${replyWords.placeholders} ${placeholders.map(([name]) => `{{${name}}}`).join(', ')}`;

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const [typed, setTyped] = useState({ title: reply?.title ?? '', body: reply?.body ?? '' });
  const change = useSubmit({
    send: () => {
      if (!reply) return call('POST /api/canned-replies').send(typed);
      const saving = call('PUT /api/canned-replies/{id}', { path: { id: reply._id } });
      return saving.send({ ...typed, version: reply.version });
    },
    failure: replyWords.saveFailure,
    failsIn: 'place',
    stale: ['/api/canned-replies'],
    done: replyWords.saved,
    onDone: onClose,
  });
  const field = (name: keyof typeof typed) => ({
    required: true,
    value: typed[name],
    error: fieldMessage(change.error, name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const isComplete = typed.title.trim() !== '' && typed.body.trim() !== '';
  return (
    <ChangeDialog
      wide
      title={reply ? replyWords.editTitle : replyWords.addTitle}
      action={replyWords.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={replyWords.conflict}
      blocked={isComplete ? undefined : replyWords.incomplete}
      onClose={onClose}
    >
      <TextField {...field('title')} label={replyWords.name} maxLength={80} />
      <TextArea {...field('body')} label={replyWords.body} hint={hint} maxLength={5000} rows={8} />
    </ChangeDialog>
  );
}

import { call, type CannedReply } from '../../../api/call';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { placeholders, replyWords } from './words';

interface ReplyDialogProps {
  /** None for a new one. */
  reply?: CannedReply;
  onClose: () => void;
}

const hint = `${replyWords.placeholders} ${placeholders.map(([name]) => `{{${name}}}`).join(', ')}`;

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const form = useApiForm({
    call: call('POST /api/canned-replies'),
    of: reply,
    valuesOf: (one: typeof reply) => ({ title: one?.title ?? '', body: one?.body ?? '' }),
    send: (typed, post, seen) => {
      if (!seen) return post(typed);
      const saving = call('PUT /api/canned-replies/{id}', { path: { id: seen._id } });
      return saving.send({ ...typed, version: seen.version });
    },
    done: replyWords.saved,
    onClose,
  });
  const typed = form.watch();
  const isComplete = typed.title.trim() !== '' && typed.body.trim() !== '';
  return (
    <ChangeDialog
      wide
      title={reply ? replyWords.editTitle : replyWords.addTitle}
      action={replyWords.save}
      form={form}
      blocked={isComplete ? undefined : replyWords.incomplete}
    >
      <TextField {...form.field('title', replyWords.name)} />
      <TextArea {...form.field('body', replyWords.body)} hint={hint} rows={8} />
    </ChangeDialog>
  );
}

import type { ReactNode } from 'react';
import { call } from '../../../api/call';
import { constraints } from '../../../api/generated/constraints';
import type { StaffStatus } from '../../../api/generated/enums';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { Row, Text } from '../../../ui/layout/layout';
import { textDrafts } from '../../forms/draft-store';
import { fieldMessage } from '../../forms/failure';
import { problemOf } from '../../forms/rules';
import { useDraft, useUserId } from '../../forms/use-draft';
import { useSubmit } from '../../forms/use-submit';
import { AddFiles, FileRows, fileTarget } from '../../files/file-field';
import { useUploads } from '../../files/use-uploads';
import styles from './conversation.module.css';
import { useAppliedChange } from './use-applied-change';
import { conversationWords } from './words';

const drafts = textDrafts('message', ['message']);
const { form: words } = conversationWords;

/** Changes to the request that are sent with a staff message. */
export interface Setting {
  status?: StaffStatus;
  awaitClient?: true;
}

/** The state of a message being written. The draft is kept until it has arrived. */
export function useMessage(requestId: string) {
  const { draft, write, drop } = useDraft(drafts, requestId, { message: '' });
  const uploads = useUploads(`message.${requestId}`, useUserId());
  const text = draft.message.trim();
  const files = uploads.ids.length > 0 ? { attachments: uploads.ids } : {};
  const apply = useAppliedChange(requestId);
  const sending = useSubmit({
    send: (setting: Setting) => {
      const sent = call('POST /api/requests/{id}/comments', { path: { id: requestId } });
      return apply(sent.send({ text, ...setting, ...files }));
    },
    failure: words.failure,
    failsIn: 'place',
    onDone: () => {
      drop();
      uploads.clear();
    },
  });
  const limit = constraints['POST /api/requests/{id}/comments'].text;
  const tooLong = text === '' ? null : problemOf(limit, words.name, text);
  const missing = text === '' ? words.blocked : undefined;
  const blocked = uploads.blocked ?? missing;
  return {
    typed: draft.message,
    write: (message: string) => write({ message }),
    uploads,
    filesProblem: fieldMessage(sending.error, 'attachments'),
    sending,
    wrong: tooLong ?? fieldMessage(sending.error, 'text'),
    blocked,
    send: (setting: Setting = {}) => {
      if (!blocked && !tooLong && !sending.isPending) sending.submit(setting);
    },
  };
}

export type Message = ReturnType<typeof useMessage>;

interface MessageFormProps {
  message: Message;
  label: string;
  hint?: string | undefined;
  rows: number;
  action: string;
  children?: ReactNode;
}

export function MessageForm({ message, label, hint, rows, action, children }: MessageFormProps) {
  const { typed, write, uploads, filesProblem, sending, wrong, blocked, send } = message;
  return (
    <form
      className={styles.composer}
      {...fileTarget(uploads)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {sending.problem && !wrong && !filesProblem ? (
        <Alert tone="error">
          <p>{sending.problem}</p>
          <p>{words.kept}</p>
        </Alert>
      ) : null}
      <TextArea
        label={label}
        optionalNote={false}
        rows={rows}
        hint={hint}
        error={wrong}
        // Text typed while sending would be lost with the draft.
        readOnly={sending.isPending}
        data-key="reply"
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <FileRows uploads={uploads} error={filesProblem} />
      <Row align="center" gap="2 4">
        <Button
          type="submit"
          variant="secondary"
          isPending={sending.isPending}
          disabledReason={blocked}
        >
          {action}
        </Button>
        {children}
        <AddFiles uploads={uploads} />
        <Text role="status" soft>
          {sending.isDone && typed.trim() === '' ? words.sent : ''}
        </Text>
      </Row>
    </form>
  );
}

import { useRef } from 'react';
import type { RequestDetail } from '../../api/types';
import { changeFailure, fieldMessage } from '../../api/problem';
import { formatDayAndTime } from '../../lib/dates';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/inputs';
import { useNoteDraft } from '../forms/use-note-draft';
import { useRetryKey } from '../forms/use-retry-key';
import { useKeepPlace } from '../threads/keep-place';
import { ShowEarlier } from '../threads/show-earlier';
import { useThread } from '../threads/use-thread';
import styles from './conversation.module.css';
import { commentOnRequest, commentsBefore } from './queries';
import { useRequestChange } from './use-request-change';

interface ConversationProps {
  request: RequestDetail;
  /** Whose side the reader is on. */
  side: 'client' | 'staff';
  heading?: 'h2' | 'h3';
}

const words = {
  client: {
    title: 'Messages',
    empty: 'Nothing yet. Ask or add something here; we answer here and by e-mail.',
    label: 'Message to our team',
    hint: undefined,
    send: 'Send message',
  },
  staff: {
    title: 'Messages with the client',
    empty: 'Nothing yet.',
    label: 'Answer to the client',
    hint: 'The client reads this, here and by e-mail.',
    send: 'Send answer',
  },
};

/** What client and team say to each other. What is typed stays until it is sent. */
export function Conversation({ request, side, heading: Heading = 'h2' }: ConversationProps) {
  const { title, empty } = words[side];
  const list = useRef<HTMLOListElement>(null);
  const thread = useThread({
    of: request._id,
    newest: { entries: request.comments, before: request.commentsBefore },
    readBefore: (before) => commentsBefore(request._id, before),
    onEarlier: () => keepPlace(),
  });
  const keepPlace = useKeepPlace(list, thread.entries);
  return (
    <section aria-label={title} className={styles.conversation}>
      <Heading className={styles.title}>{title}</Heading>
      <ShowEarlier thread={thread} noun="messages" />
      {thread.entries.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol ref={list} className={styles.messages}>
          {thread.entries.map((comment) => (
            <li
              key={comment._id}
              className={[
                styles.message,
                comment.isFromStaff && styles.fromStaff,
                comment.isFromStaff === (side === 'staff') && styles.ownSide,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <p className={styles.meta}>
                <strong>{comment.by}</strong>
                <time dateTime={comment.createdAt}>{formatDayAndTime(comment.createdAt)}</time>
              </p>
              <p className={styles.text}>{comment.text}</p>
            </li>
          ))}
        </ol>
      )}
      <Composer requestId={request._id} side={side} />
    </section>
  );
}

function Composer({ requestId, side }: { requestId: string; side: 'client' | 'staff' }) {
  const { draft, write, drop } = useNoteDraft(`${requestId}.message`);
  const text = draft.notes.trim();
  const retryable = useRetryKey();
  const sending = useRequestChange(
    requestId,
    (message: string) => retryable((key) => commentOnRequest(requestId, message, key)),
    drop,
  );
  const { label, hint, send } = words[side];
  const wrong = fieldMessage(sending.error, 'text');
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '' && !sending.isPending) sending.mutate(text);
      }}
    >
      {sending.isError && !wrong ? (
        <Alert tone="error">
          <p>{changeFailure(sending.error, 'The message could not be sent.')}</p>
          <p>What you wrote is still here.</p>
        </Alert>
      ) : null}
      <TextArea
        label={label}
        optionalNote={false}
        rows={3}
        maxLength={5000}
        hint={hint}
        error={wrong}
        value={draft.notes}
        onChange={(event) => write({ notes: event.target.value })}
      />
      <div className={styles.send}>
        <Button
          type="submit"
          variant="secondary"
          isPending={sending.isPending}
          disabledReason={text === '' ? 'Write something first.' : undefined}
        >
          {send}
        </Button>
        <p role="status" className={styles.sent}>
          {sending.isSuccess && text === '' ? 'Sent.' : ''}
        </p>
      </div>
    </form>
  );
}

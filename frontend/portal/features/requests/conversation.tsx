import { type ReactNode, useRef } from 'react';
import { constraints } from '../../../api/generated/constraints';
import type { RequestDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/inputs';
import { textDrafts } from '../../forms/draft-store';
import { fieldMessage } from '../../forms/failure';
import { problemOf } from '../../forms/rules';
import { useDraft } from '../../forms/use-draft';
import { useKeepPlace } from '../../threads/keep-place';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import styles from './conversation.module.css';
import { commentOnRequest, commentsBefore } from './queries';
import { useRequestChange } from './use-request-change';
import { conversationWords as words } from './words';

interface ConversationProps {
  request: RequestDetail;
  /** Whose side the reader is on. */
  side: 'client' | 'staff';
  heading?: 'h2' | 'h3';
  /** Instead of the plain composer. */
  composer?: ReactNode;
  /** What the client wrote first, above the messages. */
  opening?: { by: { firstName: string; lastName: string }; text: string; at: string };
}

/** What client and team say to each other. What is typed stays until it is sent. */
export function Conversation(props: ConversationProps) {
  const { request, side, heading: Heading = 'h2', composer, opening } = props;
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
      {opening && !thread.hasEarlier ? (
        <div className={styles.message}>
          <p className={styles.meta}>
            <strong>
              {opening.by.firstName} {opening.by.lastName}
            </strong>
            <time dateTime={opening.at}>{formatDayAndTime(opening.at)}</time>
          </p>
          <p className={styles.text}>{opening.text}</p>
        </div>
      ) : null}
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
      {composer ?? <Composer requestId={request._id} side={side} />}
    </section>
  );
}

const messageDrafts = textDrafts('message', ['message']);

function Composer({ requestId, side }: { requestId: string; side: 'client' | 'staff' }) {
  const { draft, write, drop } = useDraft(messageDrafts, requestId, { message: '' });
  const text = draft.message.trim();
  const sending = useRequestChange({
    id: requestId,
    send: (message: string, key) => commentOnRequest(requestId, message, key),
    failure: 'The message could not be sent.',
    onDone: drop,
  });
  const { label, hint, send } = words[side];
  const limit = constraints['POST /api/requests/{id}/comments'].text;
  const tooLong = text === '' ? null : problemOf(limit, 'The message', text);
  const wrong = tooLong ?? fieldMessage(sending.error, 'text');
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '' && !tooLong && !sending.isPending) sending.submit(text);
      }}
    >
      {sending.problem && !wrong ? (
        <Alert tone="error">
          <p>{sending.problem}</p>
          <p>What you wrote is still here.</p>
        </Alert>
      ) : null}
      <TextArea
        label={label}
        optionalNote={false}
        rows={3}
        hint={hint}
        error={wrong}
        // What is typed while it is sent would be dropped with it.
        readOnly={sending.isPending}
        value={draft.message}
        onChange={(event) => write({ message: event.target.value })}
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
          {sending.isDone && text === '' ? 'Sent.' : ''}
        </p>
      </div>
    </form>
  );
}

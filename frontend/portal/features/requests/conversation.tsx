import { type ReactNode, useRef } from 'react';
import type { RequestDetail } from '../../../api/call';
import { formatDayAndTime } from '../../../lib/dates';
import { Heading, Row, Stack, Text, Written } from '../../../ui/layout/layout';
import { fullName } from '../../labels';
import { FileList } from '../../files/file-list';
import { useKeepPlace } from '../../threads/keep-place';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { RestOfMail } from './rest-of-mail';
import { useMessage } from './use-message';
import { conversationWords as words } from './words';

type Comment = RequestDetail['comments'][number];

interface ConversationProps {
  request: RequestDetail;
  side: 'client' | 'staff';
  composer?: ReactNode;
}

/** The conversation between client and team. The draft is kept until it is sent. */
export function Conversation(props: ConversationProps) {
  const { request, side, composer } = props;
  const { title, empty } = words[side];
  const list = useRef<HTMLOListElement>(null);
  const thread = useThread({
    of: request._id,
    newest: { entries: request.comments, before: request.commentsBefore },
    kind: 'comments',
    onEarlier: () => keepPlace(),
  });
  const keepPlace = useKeepPlace(list, thread.entries);
  return (
    <Stack as="section" gap={4} aria-label={title} className={styles.conversation}>
      <Heading>{title}</Heading>
      <ShowEarlier thread={thread} noun="messages" />
      {side === 'staff' && !thread.hasEarlier ? (
        <div className={styles.message}>
          <Message {...request} by={fullName(request.userId)} text={request.description} />
        </div>
      ) : null}
      {thread.entries.length === 0 ? (
        <Text soft>{empty}</Text>
      ) : (
        <Stack as="ol" ref={list} gap={3}>
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
              <Message {...comment} />
              {comment.hasRest ? (
                <RestOfMail requestId={request._id} commentId={comment._id} />
              ) : null}
            </li>
          ))}
        </Stack>
      )}
      {composer ?? <ClientMessage requestId={request._id} />}
    </Stack>
  );
}

type MessageProps = Pick<Comment, 'by' | 'createdAt' | 'text' | 'attachments'> &
  Partial<Pick<Comment, 'isByMail'>>;

const Message = ({ by, createdAt, text, attachments, isByMail }: MessageProps) => (
  <>
    <Row as="p" between gap="0 4" soft size={1} figures className={styles.meta}>
      <strong>{by}</strong>
      <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
      {isByMail ? <span>{words.byMail}</span> : null}
    </Row>
    <Written>{text}</Written>
    <FileList files={attachments} />
  </>
);

function ClientMessage({ requestId }: { requestId: string }) {
  const { label, send } = words.client;
  const message = useMessage(requestId);
  return <Composer message={message} onSend={() => message.send({})} label={label} action={send} />;
}

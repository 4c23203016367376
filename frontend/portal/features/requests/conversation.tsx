import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { RequestDetail } from '../../../api/call';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
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

/** Messages that are in sight at first; a phone shows the newest one. */
const openedWith = () => (window.matchMedia('(width <= 40rem)').matches ? 1 : 3);

/**
 * The conversation between client and team, opened at its newest message. The draft is kept until
 * it is sent.
 */
export function Conversation(props: ConversationProps) {
  const { request, side, composer } = props;
  const { title, empty } = words[side];
  const list = useRef<HTMLOListElement>(null);
  const [first, setFirst] = useState(() => request.comments.at(-openedWith())?._id ?? null);
  const thread = useThread({
    of: request._id,
    newest: { entries: request.comments, before: request.commentsBefore },
    kind: 'comments',
    onEarlier: () => keepPlace(),
  });
  const folded = thread.entries.findIndex(({ _id }) => _id === first);
  const entries = folded > 0 ? thread.entries.slice(folded) : thread.entries;
  const keepPlace = useKeepPlace(list, entries);
  const unfold = () => {
    keepPlace();
    setFirst(null);
    // The button is gone with the fold.
    box.current?.focus({ preventScroll: true });
  };
  const newest = thread.entries.at(-1);
  const box = useNewestInSight(newest?._id, newest?.isFromStaff === (side === 'staff'));
  return (
    <Stack as="section" gap={4} aria-label={title} className={styles.conversation}>
      <Heading>{title}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard has to reach it. */}
      <div ref={box} role="log" aria-label={title} tabIndex={0} className={styles.box}>
        {folded > 0 ? (
          <Button
            small
            label={words.earlier(folded, thread.hasEarlier)}
            onClick={unfold}
            className={styles.unfold}
          />
        ) : (
          <ShowEarlier thread={thread} noun="messages" />
        )}
        {side === 'staff' && folded <= 0 && !thread.hasEarlier ? (
          <div className={styles.message}>
            <Message {...request} by={fullName(request.userId)} text={request.description} />
          </div>
        ) : null}
        {entries.length === 0 ? <Text soft>{empty}</Text> : null}
        <Stack as="ol" ref={list} gap={3}>
          {entries.map((comment) => (
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
      </div>
      {composer ?? <ClientMessage requestId={request._id} />}
    </Stack>
  );
}

/**
 * Scrolls to the end when the conversation opens, when the reader has sent a message, and when
 * another one comes, unless the reader has scrolled up.
 */
function useNewestInSight(newest: string | undefined, isOwnSide: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    element.addEventListener('scroll', note, { passive: true });
    // The box gets lower when the composer grows.
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      sizes.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const wasSent = isOwnSide && element.parentElement?.querySelector('form:focus-within');
    if (isAtEnd.current || wasSent) element.scrollTop = element.scrollHeight;
  }, [newest, isOwnSide]);
  return box;
}

/** In pixels: a line or two. */
const nearEnd = 64;

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

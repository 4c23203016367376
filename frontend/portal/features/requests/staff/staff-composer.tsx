import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { constraints } from '../../../../api/generated/constraints';
import { type StaffStatus, StaffStatusValues } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { Alert } from '../../../../ui/alert';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/inputs';
import { Menu, MenuItem } from '../../../../ui/overlay/menu';
import { textDrafts } from '../../../forms/draft-store';
import { fieldMessage } from '../../../forms/failure';
import { problemOf } from '../../../forms/rules';
import { useDraft } from '../../../forms/use-draft';
import { statusLabels } from '../../../labels';
import { me } from '../../../session/queries';
import { answerRequest } from '../queries';
import { useRequestChange } from '../use-request-change';
import { conversationWords } from '../words';
import styles from '../conversation.module.css';
import { cannedReplies } from './canned-replies';
import { fillIn } from './fill-in';
import { isUnusual } from './usual-moves';

const answerDrafts = textDrafts('message', ['message']);
const { staff: words, answer } = conversationWords;

interface Setting {
  status?: StaffStatus;
  awaitClient?: true;
}

/** An answer to the client; together with it, what becomes of the request. */
export function StaffComposer({ request }: { request: RequestDetail }) {
  const { draft, write, drop } = useDraft(answerDrafts, request._id, { message: '' });
  const text = draft.message.trim();
  const sending = useRequestChange({
    id: request._id,
    send: (setting: Setting, key) => answerRequest(request._id, { text, ...setting }, key),
    failure: 'The message could not be sent.',
    onDone: drop,
  });
  const limit = constraints['POST /api/requests/{id}/comments'].text;
  const tooLong = text === '' ? null : problemOf(limit, 'The message', text);
  const wrong = tooLong ?? fieldMessage(sending.error, 'text');
  const blocked = text === '' ? 'Write something first.' : undefined;
  const send = (setting: Setting) => {
    if (text !== '' && !tooLong && !sending.isPending) sending.submit(setting);
  };
  // A move off the usual way asks for a reason: it is made with the status, not with an answer.
  const moves = StaffStatusValues.filter(
    (status) => status !== request.status && status !== 'assigned' && !isUnusual(request, status),
  );
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send({});
      }}
    >
      {sending.problem && !wrong ? (
        <Alert tone="error">
          <p>{sending.problem}</p>
          <p>What you wrote is still here.</p>
        </Alert>
      ) : null}
      <TextArea
        label={words.label}
        optionalNote={false}
        rows={4}
        hint={words.hint}
        error={wrong}
        readOnly={sending.isPending}
        data-key="reply"
        value={draft.message}
        onChange={(event) => write({ message: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send({});
        }}
      />
      <div className={styles.send}>
        <Button
          type="submit"
          variant="secondary"
          isPending={sending.isPending}
          disabledReason={blocked}
        >
          {words.send}
        </Button>
        <Menu
          label={answer.sendAnd}
          trigger={
            <Button variant="secondary" disabled={blocked !== undefined || sending.isPending}>
              {answer.sendAnd}
              <ChevronDown aria-hidden="true" size={16} />
            </Button>
          }
        >
          <MenuItem onSelect={() => send({ awaitClient: true })}>{answer.awaitClient}</MenuItem>
          {moves.map((status) => (
            <MenuItem key={status} onSelect={() => send({ status })}>
              {answer.set(statusLabels[status])}
            </MenuItem>
          ))}
        </Menu>
        <Canned
          request={request}
          onChoose={(body) =>
            write({
              message: draft.message.trim() ? `${draft.message.trimEnd()}\n\n${body}` : body,
            })
          }
        />
        <p role="status" className={styles.sent}>
          {sending.isDone && text === '' ? 'Sent.' : ''}
        </p>
      </div>
    </form>
  );
}

interface CannedProps {
  request: RequestDetail;
  onChoose: (body: string) => void;
}

function Canned({ request, onChoose }: CannedProps) {
  const { data: replies = [] } = useQuery(cannedReplies());
  const { data: user } = useQuery(me());
  if (replies.length === 0) return null;
  return (
    <Menu
      label={answer.canned}
      trigger={
        <Button variant="quiet">
          <MessageSquareText aria-hidden="true" size={16} />
          {answer.canned}
        </Button>
      }
    >
      {replies.map(({ _id, title, body }) => (
        <MenuItem key={_id} onSelect={() => onChoose(fillIn(body, request, user))}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

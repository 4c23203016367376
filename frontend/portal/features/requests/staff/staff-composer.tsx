import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { StaffStatusValues } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { Button } from '../../../../ui/button';
import { Menu, MenuItem } from '../../../../ui/overlay/menu';
import { statusLabels } from '../../../labels';
import { me } from '../../../session/queries';
import { MessageForm, useMessage } from '../message-form';
import { conversationWords } from '../words';
import { cannedReplies } from './canned-replies';
import { fillIn } from './fill-in';
import { isUnusual } from './usual-moves';

const { staff: words, answer } = conversationWords;

export function StaffComposer({ request }: { request: RequestDetail }) {
  const message = useMessage(request._id);
  const { typed, write, sending, blocked, send } = message;
  // Unusual moves need a reason, so they are made with the status control.
  const moves = StaffStatusValues.filter(
    (status) => status !== request.status && status !== 'assigned' && !isUnusual(request, status),
  );
  return (
    <MessageForm
      message={message}
      label={words.label}
      hint={words.hint}
      rows={4}
      action={words.send}
    >
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
        onChoose={(body) => write(typed.trim() ? `${typed.trimEnd()}\n\n${body}` : body)}
      />
    </MessageForm>
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

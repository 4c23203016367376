import { type RequestDetail, useQuery } from '../../../../api/call';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { type Panel, StaffStatusValues } from '../../../../api/generated/enums';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/inputs';
import { Row, Text } from '../../../../ui/layout/layout';
import { Menu, MenuItem } from '../../../../ui/overlay/menu';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';
import { me } from '../../../session/queries';
import { DueTime } from '../due';
import { colleagues } from '../team/colleagues';
import { pressControl } from '../use-keys';
import { Composer } from '../../requests/composer';
import { type Setting, useMessage } from '../../requests/use-message';
import { conversationWords } from '../../requests/words';
import { callOffer, cannedReplies, fillIn, repliesFor } from './canned-replies';
import { mentionAt, mentionable, withMention } from '../team/mentions';
import styles from './staff.module.css';
import type { Note } from './use-note';
import { useOffers } from './use-offers';
import { isUnusual } from './usual-moves';

const { staff: words, answer, note: noteWords, kinds } = conversationWords;
const shown = 6;

type Kind = keyof typeof kinds.labels;

interface StaffComposerProps {
  request: RequestDetail;
  /** Null for admins, who work in no team. */
  note: { of: Note; panel: Panel } | null;
}

export function StaffComposer({ request, note }: StaffComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  const reply = useMessage(request._id);
  const [chosen, setChosen] = useState<Kind | null>(null);
  const opening = note?.of.typed && !reply.typed ? 'note' : 'reply';
  const kind = note ? (chosen ?? opening) : 'reply';
  function choose(next: Kind, focused: string): void {
    flushSync(() => setChosen(next));
    place.current?.querySelector<HTMLElement>(focused)?.focus();
  }
  const tabs = note ? (
    <Tabs
      kind={kind}
      drafts={{ reply: reply.typed !== '', note: note.of.typed !== '' }}
      onChoose={choose}
    />
  ) : null;
  return (
    <div ref={place}>
      {note && kind === 'note' ? (
        <NoteComposer note={note.of} panel={note.panel} tabs={tabs} />
      ) : (
        <ReplyComposer request={request} reply={reply} tabs={tabs} />
      )}
    </div>
  );
}

interface TabsProps {
  kind: Kind;
  drafts: Record<Kind, boolean>;
  onChoose: (kind: Kind, focused: string) => void;
}

function Tabs({ kind, drafts, onChoose }: TabsProps) {
  const other = kind === 'reply' ? 'note' : 'reply';
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') onChoose(other, `[data-key=${other}]`);
  };
  return (
    <Row role="tablist" aria-label={kinds.label} onKeyDown={turn}>
      {(['reply', 'note'] as const).map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === kind}
          tabIndex={one === kind ? 0 : -1}
          className={`place ${styles.tab}`}
          data-key={one}
          onClick={() => onChoose(one, 'textarea')}
        >
          {kinds.labels[one]}
          {one === other && drafts[one] ? kinds.draft : null}
        </button>
      ))}
    </Row>
  );
}

interface ReplyComposerProps {
  request: RequestDetail;
  reply: ReturnType<typeof useMessage>;
  tabs: ReactNode;
}

function ReplyComposer({ request, reply, tabs }: ReplyComposerProps) {
  const { state } = useLocation();
  const { data: replies = [] } = useQuery(cannedReplies());
  const { data: user } = useQuery(me());
  const { typed, write, sending, isEmpty } = reply;
  const { list, field } = useOffers(
    answer.canned,
    repliesFor([...replies, callOffer(request)], typed).map(({ _id, title, body, before }) => {
      const text = fillIn(body, request, user);
      return { key: _id, label: title, text, typed: before + text };
    }),
    typed,
    write,
  );
  // Unusual moves need a reason, so they are made with the status control.
  const moves = StaffStatusValues.filter(
    (status) => status !== request.status && status !== 'assigned' && !isUnusual(request, status),
  );
  const needs = useNeeds(request, reply);
  const send = (setting: Setting) => reply.send({ ...needs.setting, ...setting });
  return (
    <Composer
      message={reply}
      onSend={() => send({})}
      label={words.label}
      hint={words.hint}
      action={words.send}
      tabs={tabs}
      offers={list}
      field={{
        ...field,
        placeholder: replies.length > 0 ? answer.placeholder : undefined,
        ...(tabs ? {} : { 'data-key': 'reply' }),
        autoFocus: (state as { isReplying?: true } | null)?.isReplying,
        onKeyDown: (event) => {
          field.onKeyDown(event);
          if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          pressControl('send-and', event.currentTarget.form);
        },
      }}
      more={
        <Menu
          label={answer.sendAnd}
          trigger={
            <Button
              small
              disabled={isEmpty || sending.isPending}
              aria-keyshortcuts="Control+Shift+Enter"
              data-key="send-and"
            >
              {answer.sendAnd}
              <ChevronDown aria-hidden="true" size={16} />
            </Button>
          }
        >
          {moves.map((status, index) => (
            <MenuItem key={status} hotkey={`${index + 1}`} onSelect={() => send({ status })}>
              {answer.set(RequestStatusWords[status])}
            </MenuItem>
          ))}
        </Menu>
      }
      clock={
        <>
          <Row role="group" aria-label={answer.needs} align="center" gap="1 3">
            <Text as="span" soft size={2} aria-hidden="true">
              {answer.needs}
            </Text>
            {needs.boxes}
          </Row>
          {request.dueAt ? <DueTime request={request} /> : null}
        </>
      }
    />
  );
}

/** Open questions are marked until somebody marks the message otherwise. */
function useNeeds({ awaits = [] }: RequestDetail, reply: ReturnType<typeof useMessage>) {
  const open = { answer: awaits.includes('answer'), file: awaits.includes('file') };
  const marks = { ...open, ...reply.marks };
  const box = (name: 'answer' | 'file', label: string) => (
    <Checkbox
      label={label}
      checked={marks[name]}
      onChange={({ target }) => reply.mark({ ...marks, [name]: target.checked })}
    />
  );
  return {
    setting: { awaitClient: marks.answer, awaitFile: marks.file },
    boxes: (
      <>
        {box('answer', answer.needsAnswer)}
        {box('file', answer.needsFile)}
      </>
    ),
  };
}

function NoteComposer({ note, panel, tabs }: { note: Note; panel: Panel; tabs: ReactNode }) {
  const { data: people = [] } = useQuery(colleagues());
  const { typed, write } = note;
  const name = mentionAt(typed);
  const offered = name === null ? [] : mentionable(people, panel, name).slice(0, shown);
  const { list, field } = useOffers(
    noteWords.mention,
    offered.map((person) => ({
      key: person._id,
      label: `@${person.firstName} ${person.lastName}`,
      typed: withMention(typed, person),
    })),
    typed,
    write,
  );
  return (
    <Composer
      message={note}
      onSend={() => note.send({})}
      label={panel === 'manager' ? noteWords.manager : noteWords.support}
      hint={noteWords.hint}
      action={noteWords.send}
      tabs={tabs}
      offers={list}
      field={{ ...field, placeholder: noteWords.placeholder }}
    />
  );
}

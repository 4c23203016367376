import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type AnswerOf, call, type IssueMove, q, useQuery } from '../../../api/call';
import { formatTimeWithZone, type Instant } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { IssueHaltWords } from '../../../api/generated/words/issue-halt';
import { ButtonLink } from '../../components/button-link';
import { Fact, Facts } from '../../components/facts';
import { lazyDialog } from '../../components/lazy-dialog';
import { LoadedItem } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { StateBadge } from './issues';
import { Preview } from './preview';
import { Progress } from './progress';
import { audienceOf, editorWords, moveWords, workWords as words } from './words';

// The form library is loaded with them.
const Editor = lazyDialog(() => import('./editor'), 'Editor');
const SendDialog = lazyDialog(() => import('./send-dialog'), 'SendDialog');

export type Issue = AnswerOf<'/api/issues/{id}', 'get'>;

const BUSY: readonly string[] = ['freezing', 'sending', 'scheduled'];
const EDITABLE: readonly string[] = ['draft', 'review', 'approved'];
const ENDS_AT_ONCE: readonly IssueMove[] = ['pause', 'stop'];
const REFRESH_MS = 2_000;

export function Component() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  if (id !== 'new') return <Existing key={id} id={id} />;
  return (
    <Frame title={editorWords.newTitle}>
      <Editor issue={null} onSaved={({ _id }) => void navigate(paths.issue(_id))} />
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Page title={title} back={<Link to={paths.issues}>{editorWords.back}</Link>}>
    {children}
  </Page>
);

function Existing({ id }: { id: string }) {
  const query = useQuery(
    q(
      '/api/issues/{id}',
      { path: { id } },
      {
        refetchInterval: ({ state }) =>
          state.data && BUSY.includes(state.data.state) ? REFRESH_MS : false,
      },
    ),
  );
  return (
    <Frame title={query.data?.subject ?? editorWords.title}>
      <LoadedItem
        query={query}
        words={editorWords}
        action={<ButtonLink to={paths.issues} variant="secondary" label={editorWords.back} />}
      >
        {(issue) => <View issue={issue} />}
      </LoadedItem>
    </Frame>
  );
}

function View({ issue }: { issue: Issue }) {
  const [isChanged, setChanged] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { facts } = words;
  const isEditable = EDITABLE.includes(issue.state);
  // Typed text stays, even if a colleague submits the issue.
  const showsEditor = isEditable && (issue.state === 'draft' || isEditing || isChanged);
  // The approver reads the mail itself, and is not asked to edit it.
  const isToRead = isEditable && !showsEditor;
  return (
    <Stack gap={6}>
      <Row gap={3} align="center" between>
        <StateBadge of={issue.state} />
        <Moves issue={issue} isChanged={isChanged} />
      </Row>
      {issue.halted ? <Alert tone="warning">{IssueHaltWords[issue.halted]}</Alert> : null}
      <Facts>
        <Fact term={facts.author}>{issue.author}</Fact>
        <Fact term={facts.approver}>{issue.approver}</Fact>
        <Fact term={editorWords.preheader}>{isToRead ? issue.preheader : null}</Fact>
        <Fact term={editorWords.topics}>{isToRead ? audienceOf(issue) : null}</Fact>
        <Fact term={facts.sendAt}>{moment(issue.sendAt)}</Fact>
        <Fact term={facts.begun}>{moment(issue.startedAt)}</Fact>
        <Fact term={facts.ended}>{moment(issue.finishedAt)}</Fact>
      </Facts>
      {issue.startedAt && !issue.withdrawnAt ? (
        <p>
          <a href={`/newsletter/${issue.slug}`}>{words.archive}</a>
        </p>
      ) : null}
      {issue.withdrawnAt ? <p>{words.withdrawn}</p> : null}
      {issue.total > 0 || issue.startedAt ? <Progress issue={issue} /> : null}
      {showsEditor ? (
        <Editor key={issue._id} issue={issue} onChanged={setChanged} />
      ) : (
        <>
          {isToRead ? (
            <Row gap={3} align="center">
              <Button
                variant="secondary"
                label={editorWords.edit}
                onClick={() => setEditing(true)}
              />
              <Text soft>{editorWords.editHint}</Text>
            </Row>
          ) : null}
          <Preview text={issue} />
        </>
      )}
    </Stack>
  );
}

const moment = (at: Instant | null): string | null => (at ? formatTimeWithZone(at) : null);

export function Moves({ issue, isChanged }: { issue: Issue; isChanged: boolean }) {
  const [isSending, setSending] = useState(false);
  const path = { path: { id: issue._id } };
  const send = (move: IssueMove) => () =>
    call('POST /api/issues/{id}/moves', path).send({
      move,
      // Sending goes on while the page is read, and must end at once.
      ...(ENDS_AT_ONCE.includes(move) ? {} : { version: issue.version }),
    });
  if (isChanged) return <p>{editorWords.unsaved}</p>;
  return (
    <Row gap={3}>
      <RowAction
        variant="secondary"
        label={words.test}
        send={call('POST /api/issues/{id}/test', path).send}
        done={words.tested}
      />
      {issue.moves.map((move) => {
        const { label, done, ask } = moveWords[move];
        const common = { done };
        if (move === 'schedule') {
          return <Button key={move} label={label} onClick={() => setSending(true)} />;
        }
        if (ask) {
          const question = {
            ...common,
            title: label.replace('…', '?'),
            text: ask,
            action: label.replace('…', ''),
            isDangerous: true,
            run: send(move),
          };
          return (
            <Button
              key={move}
              variant="secondary"
              label={label}
              onClick={() => confirm(question)}
            />
          );
        }
        const isMain = ['submit', 'approve', 'resume'].includes(move);
        return (
          <RowAction
            key={move}
            label={label}
            {...common}
            variant={isMain ? 'primary' : 'secondary'}
            send={send(move)}
          />
        );
      })}
      {isSending ? <SendDialog issue={issue} onClose={() => setSending(false)} /> : null}
    </Row>
  );
}

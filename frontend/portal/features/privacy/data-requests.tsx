import { Badge } from '../../../ui/badge';
import { dayMs, formatDay, dayOf } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { call, type DataRequest, download } from '../../../api/call';
import { DataRequestKindWords } from '../../../api/generated/words/data-request-kind';
import { DataRequestStateWords } from '../../../api/generated/words/data-request-state';
import { DataSubjectKindWords } from '../../../api/generated/words/data-subject-kind';
import { saveFile } from '../../../lib/save-file';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { badgeOf } from '../../components/badge-of';
import { DateAndTime, Named, RowActions, SecondaryText } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { dataRequestSource } from './data-request-source';
import { requestWords as words } from './words';

const RaiseDialog = lazyDialog(() => import('./raise-dialog'), 'RaiseDialog');

const StateBadge = badgeOf(
  { waiting: ['blue', '…'], done: ['green', '✓'], cancelled: ['plain', '–'] },
  DataRequestStateWords,
);

export const Component = listScreen({
  action: <DialogButton dialog={RaiseDialog}>{words.raise}</DialogButton>,
  source: dataRequestSource,
  words,
  columns: {
    who: {
      look: 'title',
      cell: ({ name, email, subjectKind }) => (
        <Named name={name ?? email ?? words.erased}>
          {DataSubjectKindWords[subjectKind]}
          {name && email ? `, ${email}` : ''}
        </Named>
      ),
    },
    kind: ({ kind, isByStaff }) => (
      <span>
        {DataRequestKindWords[kind]}
        {isByStaff ? <SecondaryText>{words.byStaff}</SecondaryText> : null}
      </span>
    ),
    state: ({ state, lastError }) => (
      <span>
        <StateBadge of={state} />
        {lastError ? <SecondaryText>{words.failed}</SecondaryText> : null}
      </span>
    ),
    asked: { time: ({ createdAt }) => createdAt },
    due: { look: 'date', cell: (request) => <Due {...request} /> },
    runs: {
      look: 'date',
      cell: ({ doneAt, runsAt, state }) =>
        state === 'cancelled' ? '–' : <DateAndTime at={doneAt ?? runsAt} />,
    },
    actions: (request) => <DataRequestActions request={request} />,
  },
});

const daysTo = (iso: string): number =>
  Math.max(0, Math.floor((Date.parse(iso) - Date.now()) / dayMs));

const Due = ({ state, dueAt, isOverdue }: DataRequest) => (
  <span>
    {formatDay(dayOf(dueAt))}
    {state === 'waiting' ? (
      <SecondaryText>
        {isOverdue ? (
          <Badge tone="red" glyph="!" label={words.overdue} />
        ) : (
          words.left(daysTo(dueAt))
        )}
      </SecondaryText>
    ) : null}
  </span>
);

function DataRequestActions({ request }: { request: DataRequest }) {
  const { _id, name, email, state, kind, hasFile } = request;
  const at = { path: { id: _id } };
  const who = name ?? email ?? words.erased;
  const questions = {
    run: {
      ...words.running,
      text: kind === 'erase' ? words.runErase : words.runExport,
      isDangerous: kind === 'erase',
      run: call('POST /api/admin/privacy/{id}/run', at).send,
    },
    cancel: { ...words.cancelling, run: call('DELETE /api/admin/privacy/{id}', at).send },
  };
  return (
    <RowActions>
      {hasFile ? (
        <RowAction
          variant="quiet"
          small
          label={words.download}
          aria-label={words.about(words.download, who)}
          send={() => download('/api/admin/privacy/{id}/file', at)}
          onDone={({ content, name: file }) => saveFile(content, file)}
        />
      ) : null}
      {state === 'waiting'
        ? (['run', 'cancel'] as const).map((act) => (
            <Button
              key={act}
              variant="quiet"
              small
              label={words[act]}
              aria-label={words.about(words[act], who)}
              onClick={() => confirm({ ...questions[act] })}
            />
          ))
        : null}
    </RowActions>
  );
}

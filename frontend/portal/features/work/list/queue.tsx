import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import brand from '../../../../../brand.json';
import {
  type Panel,
  type QueryOf,
  read,
  type StaffRequest,
  type StaffStatus,
  type Team,
} from '../../../../api/call';
import { formatNumber } from '../../../../lib/locale';
import { Badge } from '../../../../ui/badge';
import { Row, Stack, Title } from '../../../../ui/layout/layout';
import { ButtonLink } from '../../../components/button-link';
import { lazyDialog, part } from '../../../components/lazy-dialog';
import { ExportButton } from '../../../lists/export-button';
import { defineList, ListView, useList } from '../../../lists/list-view';
import { paths } from '../../../paths';
import { staffSources } from '../../requests/request-sources';
import { panels } from '../sheet/panel-words';
import { useAssigners } from '../team/assignee-menu';
import { QueueBar } from './queue-bar';
import { coreColumns, QueueContext, queueColumns, usualColumns } from './queue-columns';
import table from './queue-table.module.css';
import { besideQueue } from './queue-views';
import { useHasRoom, useIsPhone, useIsRoomy, useIsWideHead } from './queue-widths';
import styles from './queue.module.css';
import { type BulkRow, useBulk } from './use-bulk';
import { moveRow, pressControl, useKeys } from '../use-keys';
import { Views } from './views';
import { queueWords } from '../words';

const back = <ButtonLink to={paths.dashboard} variant="secondary" label={queueWords.back} />;

const queueList = (panel: Panel) =>
  defineList({
    source: staffSources[panel],
    words: { ...panels[panel], empty: { ...panels[panel].empty, action: back } },
    nameOf: (answer, id) => {
      const one = answer?.requests.find(({ assignee }) => assignee?._id === id)?.assignee;
      return one ? `${one.firstName} ${one.lastName}` : queueWords.someone;
    },
    opens: 'request',
  });

const queueLists = {
  admin: queueList('admin'),
  manager: queueList('manager'),
  support: queueList('support'),
};

// Loaded on demand: a queue is read more often than changed.
const DelegateDialog = lazyDialog(() => import('../sheet/delegate-dialog'), 'DelegateDialog');
const ReasonDialog = lazyDialog(() => import('../sheet/reason-dialog'), 'ReasonDialog');
const RequestSheet = part(() => import('../sheet/request-sheet'), 'RequestSheet');
const BulkBar = lazyDialog(() => import('./bulk-bar'), 'BulkBar');

interface QueueProps {
  panel: Panel;
  openId?: string | undefined;
}

export const loadSheet = RequestSheet.load;

/** The list, and the request that is open beside it. */
export const Queue = ({ panel, openId }: QueueProps) => (
  <div className={openId ? styles.both : undefined}>
    {/* Its selection and dialogs belong to one panel. */}
    <List key={panel} panel={panel} openId={openId} />
    {openId ? <RequestSheet panel={panel} id={openId} /> : null}
  </div>
);

function List({ panel, openId }: QueueProps) {
  const config = panels[panel];
  const list = useList(queueLists[panel]);
  const assigners = useAssigners();
  const [params] = useSearchParams();
  const [columns, setColumns] = useColumns();
  // Copies: a reload may remove the request from the list while its dialog is open.
  const [delegating, setDelegating] = useState<{ request: StaffRequest; team: Team } | null>(null);
  const [asking, setAsking] = useState<{ request: StaffRequest; to: StaffStatus } | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, BulkRow>>(new Map());
  const bulk = useBulk((answers) => {
    const answered = new Set(answers.map(({ requestId }) => requestId));
    setSelected((now) => new Map([...now].filter(([id]) => !answered.has(id))));
  });
  const query = list.exports.query as QueryOf<'/api/queue/matching'>;
  const total = list.page?.total ?? 0;
  useFocusBack(openId);
  useKeys(
    {
      j: () => moveRow(1),
      k: () => moveRow(-1),
      x: () => pressControl('select'),
      a: () => pressControl('assign'),
      s: () => pressControl('status'),
      '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    },
    !openId,
  );

  function select({ _id, version }: StaffRequest, isSelected: boolean): void {
    const after = new Map(selected);
    if (isSelected) after.set(_id, { requestId: _id, version });
    else after.delete(_id);
    setSelected(after);
  }

  async function selectMatching(): Promise<void> {
    const { rows } = await read('/api/queue/matching', { query });
    setSelected(new Map(rows.map((row) => [row.requestId, row])));
  }

  const isBeside = openId !== undefined;
  const isPhone = useIsPhone();
  const isRoomy = useIsRoomy();
  const hasRoom = useHasRoom();
  const isWideHead = useIsWideHead();
  const isNarrow = isBeside || isPhone;
  const chosen = queueColumns.filter(({ id, always }) => always || columns.includes(id));
  const shown = hasRoom && !isBeside ? chosen : coreColumns;
  const stats: Record<string, number | string> = list.answer?.stats ?? {};
  const figures = isBeside ? null : (
    <section aria-label={queueWords.figures} className={styles.figures}>
      <Row as="dl" gap="1 5" className={styles.stats}>
        {Object.entries(config.stats).map(([name, label]) => (
          <Row key={label} nowrap align="baseline" gap={2} soft size={2} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{figureOf(stats[name])}</dd>
          </Row>
        ))}
      </Row>
    </section>
  );
  return (
    <Stack gap={isNarrow ? 1 : 2} className={styles.queue}>
      <Row as="header" align="center" gap="1 5" className={styles.head}>
        {/* An open request names the document. */}
        {isBeside ? null : <title>{`${queueWords.title} – ${brand.name}`}</title>}
        <Title as="h1" size={6}>
          {queueWords.title}
        </Title>
        {/* Phones, and a title line with views, have no room for it. */}
        {isNarrow || isWideHead ? (
          <span className="visually-hidden">{config.title}</span>
        ) : (
          <Badge tone="plain" label={config.title} />
        )}
        {isNarrow ? (
          <Views panel={panel} asMenu total={list.page} />
        ) : (
          <>
            {isWideHead ? <Views panel={panel} isBesideTitle total={list.page} /> : null}
            {hasRoom ? figures : null}
            <ExportButton
              path="/api/queue/export"
              {...list.exports}
              query={query}
              iconOnly={isWideHead}
            />
          </>
        )}
      </Row>
      {isNarrow || isWideHead ? null : <Views panel={panel} total={list.page} />}
      <QueueContext
        value={{
          panel,
          openId,
          addressOf: (id) => ({ pathname: paths.request(id), search: besideQueue(panel, params) }),
          assigners,
          delegate: (request, team) => setDelegating({ request, team }),
          ask: (request, to) => setAsking({ request, to }),
          selected: new Set(selected.keys()),
          select,
        }}
      >
        <ListView
          // With no requests at all, filters are not to blame.
          list={list.answer?.stats.total === 0 && !list.search ? { ...list, chips: [] } : list}
          columns={shown}
          className={isNarrow ? table.lines : isRoomy ? `${table.rows} ${table.roomy}` : table.rows}
          bar={
            <>
              <QueueBar
                list={list}
                isNarrow={isNarrow || !hasRoom}
                isTight={!isWideHead}
                columns={columns}
                onColumns={setColumns}
              />
              {selected.size > 0 || bulk.failures.length > 0 ? (
                <BulkBar
                  panel={panel}
                  rows={[...selected.values()]}
                  bulk={bulk}
                  matching={total > selected.size ? formatNumber(total) : null}
                  onSelectMatching={selectMatching}
                  onClear={() => setSelected(new Map())}
                />
              ) : null}
            </>
          }
        />
      </QueueContext>
      {hasRoom ? null : figures}
      {delegating ? <DelegateDialog {...delegating} onClose={() => setDelegating(null)} /> : null}
      {asking ? <ReasonDialog panel={panel} {...asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  );
}

/** Closing a request focuses its row. */
function useFocusBack(openId: string | undefined): void {
  const { state } = useLocation();
  const closed = (state as { closed?: string } | null)?.closed;
  useEffect(() => {
    if (openId || !closed) return;
    document.querySelector<HTMLElement>(`tr[data-row="${closed}"] [data-key=open]`)?.focus();
  }, [openId, closed]);
}

const figureOf = (figure: number | string = '–') =>
  typeof figure === 'number' ? formatNumber(figure) : figure;

const columnsKey = 'fenwright.queue-columns';

function useColumns(): [columns: readonly string[], choose: (columns: string[]) => void] {
  const [columns, setColumns] = useState<readonly string[]>(keptColumns);
  return [
    columns,
    (chosen) => {
      setColumns(chosen);
      try {
        localStorage.setItem(columnsKey, JSON.stringify(chosen));
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  ];
}

function keptColumns(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(columnsKey) ?? 'null');
    if (!Array.isArray(kept)) return usualColumns;
    return usualColumns.filter((id) => kept.includes(id));
  } catch {
    return usualColumns;
  }
}

import {
  BrainCircuit,
  ChartSpline,
  CircleEllipsis,
  type LucideIcon,
  MonitorSmartphone,
  Plug,
  MessagesSquare,
} from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type {
  Panel,
  RequestSort,
  ServiceType,
  StaffRequest,
  StaffStatus,
  Team,
} from '../../../../api/call';
import { truncate } from '../../../../lib/text';
import { ServiceTypeWords } from '../../../../api/generated/words/service-type';
import { budgetLabels, fullName } from '../../../labels';
import { DateAndTime } from '../../../lists/cells';
import type { Column } from '../../../lists/define-list';
import { ask } from '../../../load';
import { requestDetail } from '../../requests/queries';
import { StatusSelect } from '../sheet/status-select';
import { UrgencyBadge } from '../../requests/status-badge';
import { AssigneeMenu, type useAssigners } from '../team/assignee-menu';
import { DueTime, LastWord } from '../due';
import { useIsWide } from '../../../components/use-is-wide';
import styles from './queue-table.module.css';
import { queueWords } from '../words';

type QueueColumn = Column<StaffRequest, RequestSort> & {
  id: string;
  /** Users cannot hide it. */
  always?: true;
  /** Shown on every screen. */
  core?: true;
};

interface QueueActions {
  panel: Panel;
  openId: string | undefined;
  addressOf: (id: string) => { pathname: string; search: string };
  assigners: ReturnType<typeof useAssigners>;
  delegate: (request: StaffRequest, team: Team) => void;
  ask: (request: StaffRequest, to: StaffStatus) => void;
  selected: ReadonlySet<string>;
  select: (request: StaffRequest, isSelected: boolean) => void;
}

/** Dialogs belong to the queue, because a row may leave the list while its dialog is open. */
export const QueueContext = createContext<QueueActions | null>(null);

function useQueueActions(): QueueActions {
  const actions = useContext(QueueContext);
  if (!actions) throw new Error('Rendered outside a queue.');
  return actions;
}

const snippetLength = 50;

function Select({ request }: { request: StaffRequest }) {
  const { selected, select } = useQueueActions();
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={queueWords.bulk.select(request.projectName)}
      checked={selected.has(request._id)}
      data-key="select"
      onChange={(event) => select(request, event.target.checked)}
    />
  );
}

function Title({ request }: { request: StaffRequest }) {
  const { addressOf, openId } = useQueueActions();
  const isWide = useIsWide();
  return (
    <>
      <Link
        className={`clipped ${styles.open}`}
        to={addressOf(request._id)}
        state={{ isFromQueue: true }}
        preventScrollReset={isWide}
        aria-current={openId === request._id ? 'true' : undefined}
        data-key="open"
        onPointerDown={() => void ask(requestDetail(request._id))}
        title={request.projectName}
        dir="auto"
      >
        {request.projectName}
      </Link>
      <span className={`clipped ${styles.second}`}>
        {request.reference}
        <span className={styles.more}>
          {' · '}
          {request.contactEmail} · {truncate(request.description, snippetLength)}
        </span>
      </span>
    </>
  );
}

const glyphs: Record<ServiceType, LucideIcon> = {
  'ai-consulting': MessagesSquare,
  'data-analytics': ChartSpline,
  'machine-learning': BrainCircuit,
  'ai-integration': Plug,
  'custom-app': MonitorSmartphone,
  other: CircleEllipsis,
};

function Service({ of }: { of: ServiceType }) {
  const Glyph = glyphs[of];
  return (
    <span className={styles.serviceOf} title={ServiceTypeWords[of]}>
      <Glyph aria-hidden="true" size={18} />
      <span className={styles.word}>{ServiceTypeWords[of]}</span>
    </span>
  );
}

function Person({ request }: { request: StaffRequest }) {
  const { panel, delegate, assigners } = useQueueActions();
  return (
    <AssigneeMenu
      request={request}
      assigners={assigners}
      look="avatar"
      // Other panels show one team's requests, so the team is redundant.
      withTeam={panel === 'admin'}
      onDelegate={(team) => delegate(request, team)}
    />
  );
}

function Status({ request }: { request: StaffRequest }) {
  const { panel, ask } = useQueueActions();
  return <StatusSelect panel={panel} request={request} onAsk={(to) => ask(request, to)} />;
}

/** All specified columns, from left to right; users may hide some. */
const columns: readonly QueueColumn[] = [
  {
    id: 'select',
    header: 'Select',
    hasHiddenHeader: true,
    always: true,
    core: true,
    cell: (request) => <Select request={request} />,
  },
  {
    id: 'project',
    header: 'Project',
    always: true,
    core: true,
    cell: (request) => <Title request={request} />,
  },
  {
    id: 'client',
    header: 'Client',
    core: true,
    cell: ({ userId, company }) => (
      <span title={[fullName(userId), company].filter(Boolean).join(', ')}>
        <span className={`clipped ${styles.line}`}>{fullName(userId)}</span>
        <span className={`clipped ${styles.second}`}>{company}</span>
      </span>
    ),
  },
  { id: 'service', header: 'Service', cell: ({ serviceType }) => <Service of={serviceType} /> },
  { id: 'urgency', header: 'Urgency', cell: ({ urgency }) => <UrgencyBadge of={urgency} /> },
  {
    id: 'budget',
    header: 'Budget',
    // The whole amounts are in the tooltip and in the request.
    cell: ({ budget }) => (
      <span title={budgetLabels[budget]}>{budgetLabels[budget].replaceAll(/\D000\b/g, 'k')}</span>
    ),
  },
  { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateAndTime at={createdAt} /> },
  {
    id: 'team',
    header: 'Assigned to',
    hasHiddenHeader: true,
    core: true,
    cell: (request) => <Person request={request} />,
  },
  {
    id: 'due',
    header: 'Due',
    core: true,
    cell: (request) => (
      <>
        <DueTime request={request} />
        <span className={`clipped ${styles.second}`}>
          <LastWord request={request} />
        </span>
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Status',
    sort: 'status',
    always: true,
    core: true,
    cell: (request) => <Status request={request} />,
  },
];

/** Each is sorted by its own field, unless its header is hidden. */
const sortOf = ({ id, sort, hasHiddenHeader }: QueueColumn) =>
  hasHiddenHeader ? undefined : (sort ?? (id as RequestSort));

export const queueColumns: readonly QueueColumn[] = columns.map((one) => ({
  ...one,
  sort: sortOf(one),
  className: styles[one.id],
}));
export const coreColumns = queueColumns.filter(({ core }) => core);
export const choosable = queueColumns.filter(({ always }) => !always);
export const usualColumns = choosable.map(({ id }) => id);

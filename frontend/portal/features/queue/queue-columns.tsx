import { Link } from 'react-router-dom';
import type { RequestSort } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { truncate } from '../../../lib/text';
import { Row, Text } from '../../../ui/layout/layout';
import { EmailText } from '../../components/email-text';
import { budgetLabels, serviceTypeLabels } from '../../labels';
import { RowActions } from '../../lists/cells';
import { DateAndTime } from '../../lists/date-and-time';
import type { Column } from '../../lists/define-list';
import { Assignee } from '../requests/staff/assignee';
import { StatusSelect } from '../requests/staff/status-select';
import { UrgencyBadge } from '../requests/status-badge';
import { AssigneeMenu } from './assignee-menu';
import { DueTime, LastWord } from './due';
import { useIsWide } from './use-is-wide';
import { useQueueActions } from './queue-context';
import styles from './queue.module.css';
import { queueWords } from './words';

type QueueColumn = Column<StaffRequest, RequestSort> & {
  id: string;
  always?: true;
  usual?: true;
};

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
    <Text
      as={Link}
      size={3}
      strong
      block
      className={styles.row}
      to={addressOf(request._id)}
      state={{ isFromQueue: true }}
      preventScrollReset={isWide}
      aria-current={openId === request._id ? 'true' : undefined}
      data-key="open"
      title={request.projectName}
    >
      <Text as="span" soft size={1} figures className={styles.reference}>
        {request.reference}
      </Text>{' '}
      {request.projectName}
    </Text>
  );
}

function Team({ request }: { request: StaffRequest }) {
  const { panel, delegate } = useQueueActions();
  // Other panels show one team's requests, so the team is redundant.
  const hasTeam = panel === 'admin' || !request.assignedTo;
  return (
    <Row as="span" nowrap align="center" gap={1} className={styles.assigned}>
      {hasTeam ? (
        <Assignee request={request} onDelegate={(team) => delegate(request, team)} />
      ) : null}
      {request.assignedTo ? <AssigneeMenu request={request} /> : null}
    </Row>
  );
}

function Actions({ request }: { request: StaffRequest }) {
  const { panel, ask } = useQueueActions();
  return (
    <RowActions>
      <StatusSelect panel={panel} request={request} onAsk={(to) => ask(request, to)} />
    </RowActions>
  );
}

/** All specified columns, from left to right; users may hide some. */
export const queueColumns: readonly QueueColumn[] = [
  {
    id: 'select',
    header: 'Select',
    phoneLabel: null,
    look: 'select',
    always: true,
    cell: (request) => <Select request={request} />,
  },
  {
    id: 'project',
    header: 'Project',
    look: 'title',
    sort: 'project',
    always: true,
    cell: (request) => <Title request={request} />,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => truncate(description, snippetLength),
  },
  {
    id: 'client',
    header: 'Client',
    look: 'client',
    sort: 'client',
    usual: true,
    cell: ({ userId, company }) => (
      <span>
        {userId.firstName} {userId.lastName}
        {company ? (
          <span className={styles.company}>
            <span className={styles.dot}> · </span>
            {company}
          </span>
        ) : null}
      </span>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ contactEmail }) => <EmailText email={contactEmail} /> },
  {
    id: 'service',
    header: 'Service',
    sort: 'service',
    usual: true,
    look: 'short',
    cell: ({ serviceType }) => serviceTypeLabels[serviceType],
  },
  {
    id: 'urgency',
    header: 'Urgency',
    sort: 'urgency',
    usual: true,
    cell: ({ urgency }) => <UrgencyBadge of={urgency} />,
  },
  {
    id: 'budget',
    header: 'Budget',
    look: 'figure',
    sort: 'budget',
    usual: true,
    cell: ({ budget }) => budgetLabels[budget],
  },
  {
    id: 'created',
    header: 'Created',
    look: 'date',
    sort: 'created',
    usual: true,
    cell: ({ createdAt }) => <DateAndTime at={createdAt} />,
  },
  { id: 'team', header: 'Assigned to', usual: true, cell: (request) => <Team request={request} /> },
  {
    id: 'word',
    header: 'Last word',
    usual: true,
    cell: (request) => <LastWord request={request} />,
  },
  {
    id: 'due',
    header: 'Due',
    sort: 'due',
    usual: true,
    cell: (request) => <DueTime request={request} />,
  },
  {
    id: 'actions',
    header: 'Status',
    phoneLabel: null,
    sort: 'status',
    always: true,
    cell: (request) => <Actions request={request} />,
  },
];

/** Columns that fit beside an open request. */
export const besideColumns = queueColumns.filter(({ id }) =>
  ['select', 'project', 'due'].includes(id),
);

export const choosable = queueColumns.filter(({ always }) => !always);
export const usualColumns = choosable.filter(({ usual }) => usual).map(({ id }) => id);

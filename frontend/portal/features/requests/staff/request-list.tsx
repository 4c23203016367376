import type { Panel, RequestSort } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { truncate } from '../../../../lib/text';
import { EmailText } from '../../../components/email-text';
import { budgetLabels, serviceTypeLabels } from '../../../labels';
import styles from '../../../lists/data-table.module.css';
import { DateAndTime } from '../../../lists/date-and-time';
import { type Column, defineList } from '../../../lists/define-list';
import { staffSources } from '../request-sources';
import { StatusBadge, UrgencyBadge } from '../status-badge';
import { panels } from './panels';
import { RequestActions, RequestAssignee } from './request-cells';

type RequestColumn = Column<StaffRequest, RequestSort>;

const snippetLength = 50;

const project: RequestColumn = {
  header: 'Project',
  look: 'title',
  sort: 'project',
  cell: (request) => (
    <>
      <span className={styles.reference}>{request.reference}</span>
      <strong className={styles.name}>{request.projectName}</strong>
      <span className={styles.second}>{truncate(request.description, snippetLength)}</span>
    </>
  ),
};

const client: RequestColumn = {
  header: 'Client',
  look: 'client',
  sort: 'client',
  cell: ({ userId, contactEmail }) => (
    <span>
      {userId.firstName} {userId.lastName}
      <EmailText className={styles.second} email={contactEmail} />
    </span>
  ),
};

const status: RequestColumn = {
  header: 'Status',
  sort: 'status',
  cell: (request) => (
    <span className={styles.badges}>
      <StatusBadge status={request.status} />
      <UrgencyBadge urgency={request.urgency} />
    </span>
  ),
};

const facts: RequestColumn[] = [
  {
    header: 'Service',
    sort: 'service',
    cell: ({ serviceType }) => serviceTypeLabels[serviceType],
  },
  status,
  { header: 'Budget', look: 'figure', sort: 'budget', cell: ({ budget }) => budgetLabels[budget] },
  {
    header: 'Created',
    look: 'date',
    sort: 'created',
    cell: ({ createdAt }) => <DateAndTime at={createdAt} />,
  },
];

const assignee: RequestColumn = {
  header: 'Assigned to',
  cell: (request) => <RequestAssignee request={request} />,
};

const actions: RequestColumn = {
  header: 'Actions',
  phoneLabel: null,
  cell: (request) => <RequestActions request={request} />,
};

/** The same list behind the admin, manager and support panels. */
const requestList = (panel: Panel) => {
  const { tableLabel, loading, failure, empty, canDelegate } = panels[panel];
  return defineList({
    source: staffSources[panel],
    page: ({ requests: rows, pagination }) => ({
      rows,
      ...pagination,
      total: pagination.totalRequests,
    }),
    label: tableLabel,
    noun: 'request',
    searchIn: 'Number, project, client or company',
    columns: [project, client, ...facts, ...(canDelegate ? [assignee] : []), actions],
    opens: 'request',
    loading,
    failure,
    empty,
  });
};

export const requestLists = {
  admin: requestList('admin'),
  manager: requestList('manager'),
  support: requestList('support'),
};

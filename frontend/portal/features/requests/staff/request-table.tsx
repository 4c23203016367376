import { Eye } from 'lucide-react';
import type { StaffStatus, Team } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { truncate } from '../../../../lib/text';
import { Button } from '../../../../ui/button';
import { EmailText } from '../../../components/email-text';
import { StatusBadge, UrgencyBadge } from '../status-badge';
import { budgetLabels, serviceTypeLabels } from '../../../labels';
import { Assignee } from './assignee';
import type { PanelConfig } from './panels';
import { StatusSelect } from './status-select';
import { LedgerTime } from '../../../lists/ledger-time';
import { Ledger } from '../../../lists/ledger';
import type { Sorting } from '../../../lists/use-sort';
import styles from '../../../lists/ledger.module.css';

const snippetLength = 50;

interface RequestTableProps {
  config: PanelConfig;
  requests: readonly StaffRequest[];
  sorting: Sorting;
  onOpen: (requestId: string) => void;
  onDelegate: (request: StaffRequest, team: Team) => void;
  onAsk: (request: StaffRequest, to: StaffStatus) => void;
}

/** A ledger; on a phone each row becomes a titled list. */
export function RequestTable(props: RequestTableProps) {
  const { config, requests, sorting, onOpen, onDelegate, onAsk } = props;
  return (
    <Ledger
      label={config.tableLabel}
      sorting={sorting}
      columns={[
        { label: 'Project', sort: 'project' },
        { label: 'Client', sort: 'client' },
        { label: 'Service', sort: 'service' },
        { label: 'Status', sort: 'status' },
        { label: 'Budget', sort: 'budget' },
        { label: 'Created', sort: 'created' },
        ...(config.canDelegate ? ['Assigned to'] : []),
        'Actions',
      ]}
    >
      {requests.map((request) => (
        <tr key={request._id}>
          <td className={styles.project}>
            <span className={styles.reference}>{request.reference}</span>
            <strong className={styles.projectName}>{request.projectName}</strong>
            <span className={styles.snippet}>{truncate(request.description, snippetLength)}</span>
          </td>
          <td data-label="Client" className={styles.client}>
            <span>
              {request.userId.firstName} {request.userId.lastName}
              <EmailText className={styles.second} email={request.contactEmail} />
            </span>
          </td>
          <td data-label="Service">{serviceTypeLabels[request.serviceType]}</td>
          <td data-label="Status">
            <span className={styles.badges}>
              <StatusBadge status={request.status} />
              <UrgencyBadge urgency={request.urgency} />
            </span>
          </td>
          <td data-label="Budget" className={styles.figure}>
            {budgetLabels[request.budget]}
          </td>
          <td data-label="Created" className={styles.date}>
            <LedgerTime at={request.createdAt} />
          </td>
          {config.canDelegate ? (
            <td data-label="Assigned to">
              <Assignee request={request} onDelegate={(team) => onDelegate(request, team)} />
            </td>
          ) : null}
          <td>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                small
                iconOnly
                aria-label={`View details of ${request.projectName}`}
                title="View details"
                onClick={() => onOpen(request._id)}
              >
                <Eye aria-hidden="true" />
              </Button>
              <StatusSelect
                panel={config.panel}
                request={request}
                onAsk={(to) => onAsk(request, to)}
              />
            </div>
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

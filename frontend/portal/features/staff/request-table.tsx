import { Eye } from 'lucide-react';
import type { Team } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { truncate } from '../../../lib/text';
import { Button } from '../../../ui/button';
import { StatusBadge, UrgencyBadge } from '../../components/status-badge';
import { budgetLabels, serviceTypeLabels } from '../../labels';
import { Assignee } from './assignee';
import type { PanelConfig } from './panels';
import { StatusSelect } from './status-select';
import styles from './staff.module.css';

const snippetLength = 50;

interface RequestTableProps {
  config: PanelConfig;
  requests: readonly StaffRequest[];
  onOpen: (requestId: string) => void;
  onDelegate: (requestId: string, team: Team) => void;
}

/** A ledger; on a phone each row becomes a titled list. */
export function RequestTable({ config, requests, onOpen, onDelegate }: RequestTableProps) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table} aria-label={config.tableLabel}>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Client</th>
            <th scope="col">Service</th>
            <th scope="col">Status</th>
            <th scope="col">Urgency</th>
            <th scope="col">Budget</th>
            <th scope="col">Created</th>
            {config.canDelegate ? <th scope="col">Assigned to</th> : null}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request._id}>
              <td className={styles.project}>
                <span className={styles.reference}>{request.reference}</span>
                <strong className={styles.projectName}>{request.projectName}</strong>
                <span className={styles.snippet}>
                  {truncate(request.description, snippetLength)}
                </span>
              </td>
              <td data-label="Client">
                <span>
                  {request.userId.firstName} {request.userId.lastName}
                  <span className={styles.second}>{request.contactEmail}</span>
                </span>
              </td>
              <td data-label="Service">{serviceTypeLabels[request.serviceType]}</td>
              <td data-label="Status">
                <StatusBadge status={request.status} />
              </td>
              <td data-label="Urgency">
                <UrgencyBadge urgency={request.urgency} />
              </td>
              <td data-label="Budget" className={styles.figure}>
                {budgetLabels[request.budget]}
              </td>
              <td data-label="Created" className={styles.figure}>
                <time dateTime={request.createdAt}>{formatDayAndTime(request.createdAt)}</time>
              </td>
              {config.canDelegate ? (
                <td data-label="Assigned to">
                  <Assignee
                    request={request}
                    onDelegate={(team) => onDelegate(request._id, team)}
                  />
                </td>
              ) : null}
              <td className={styles.actions}>
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
                <StatusSelect panel={config.panel} request={request} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

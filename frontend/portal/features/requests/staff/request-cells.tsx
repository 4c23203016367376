import { Eye } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Panel, StaffStatus, Team } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { Button } from '../../../../ui/button';
import styles from '../../../lists/data-table.module.css';
import { Assignee } from './assignee';
import { StatusSelect } from './status-select';

interface PanelActions {
  panel: Panel;
  open: (requestId: string) => void;
  delegate: (request: StaffRequest, team: Team) => void;
  /** Asks for the reason of an unusual change of status. */
  ask: (request: StaffRequest, to: StaffStatus) => void;
}

/** Dialogs belong to the panel, not to a row: a row may leave the list while its dialog is open. */
export const PanelActionsContext = createContext<PanelActions | null>(null);

function usePanelActions(): PanelActions {
  const actions = useContext(PanelActionsContext);
  if (!actions) throw new Error('Rendered outside a staff panel.');
  return actions;
}

export function RequestAssignee({ request }: { request: StaffRequest }) {
  const { delegate } = usePanelActions();
  return <Assignee request={request} onDelegate={(team) => delegate(request, team)} />;
}

export function RequestActions({ request }: { request: StaffRequest }) {
  const { panel, open, ask } = usePanelActions();
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        small
        iconOnly
        aria-label={`View details of ${request.projectName}`}
        title="View details"
        onClick={() => open(request._id)}
      >
        <Eye aria-hidden="true" />
      </Button>
      <StatusSelect panel={panel} request={request} onAsk={(to) => ask(request, to)} />
    </div>
  );
}

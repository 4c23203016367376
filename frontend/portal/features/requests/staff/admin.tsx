import { PanelGuard } from '../../../access/panel-guard';
import { panels } from './panels';
import { AdminNav } from '../../../components/admin-nav';
import { QueueButton } from '../../../components/queue-button';
import { StaffPanel } from './staff-panel';

export { loadAdminAccess as loader } from '../../../access/panel-loader';

export function Component() {
  return (
    <PanelGuard {...panels.admin}>
      <StaffPanel
        config={panels.admin}
        action={<QueueButton label="Mail queue" />}
        nav={<AdminNav />}
      />
    </PanelGuard>
  );
}

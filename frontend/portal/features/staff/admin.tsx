import { PanelGuard } from './panel-guard';
import { panels } from './panels';
import { QueueButton } from './queue-button';
import { StaffPanel } from './staff-panel';

export { loadAdminAccess as loader } from './panel-loader';

export function Component() {
  return (
    <PanelGuard panel="admin">
      <StaffPanel config={panels.admin} action={<QueueButton />} />
    </PanelGuard>
  );
}

import { StaffPanel } from './staff-panel';
import { PanelGuard } from './panel-guard';
import { panels } from './panels';

export { loadAdminAccess as loader } from './panel-loader';

export function Component() {
  return (
    <PanelGuard panel="admin">
      <StaffPanel config={panels.admin} />
    </PanelGuard>
  );
}

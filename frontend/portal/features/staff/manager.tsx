import { StaffPanel } from './staff-panel';
import { PanelGuard } from './panel-guard';
import { panels } from './panels';

export { loadAccess as loader } from './panel-loader';

export function Component() {
  return (
    <PanelGuard panel="manager">
      <StaffPanel config={panels.manager} />
    </PanelGuard>
  );
}

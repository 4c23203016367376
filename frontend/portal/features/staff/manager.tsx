import { StaffPanel } from './staff-panel';
import { PanelGuard } from './panel-guard';
import { panels } from './panels';

export function Component() {
  return (
    <PanelGuard panel="manager">
      <StaffPanel config={panels.manager} />
    </PanelGuard>
  );
}

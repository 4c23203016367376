import { StaffPanel } from './staff-panel';
import { PanelGuard } from '../../../access/panel-guard';
import { panels } from './panels';

export { loadAccess as loader } from '../../../access/panel-loader';

export function Component() {
  return (
    <PanelGuard {...panels.manager}>
      <StaffPanel config={panels.manager} />
    </PanelGuard>
  );
}

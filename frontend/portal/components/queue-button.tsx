import { call } from '../../api/call';
import { RowAction } from './row-action';

/** Opens Bull's dashboard, a separate page. The call gives this browser access for ten minutes. */
export function QueueButton({ label }: { label: string }) {
  return (
    <RowAction
      variant="secondary"
      send={call('POST /api/ops/queue-access').send}
      failure="The mail queue could not be opened."
      onDone={({ path }) => window.location.assign(path)}
    >
      {label}
    </RowAction>
  );
}

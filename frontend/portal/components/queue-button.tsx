import { call } from '../../api/call';
import { RowAction } from './row-action';
import { kitWords } from '../words';

/** Opens Bull's dashboard, a separate page. The call gives this browser access for ten minutes. */
export function QueueButton({ label }: { label: string }) {
  return (
    <RowAction
      variant="secondary"
      send={call('POST /api/ops/queue-access').send}
      failure={kitWords.openQueueFailure}
      onDone={({ path }) => window.location.assign(path)}
    >
      {label}
    </RowAction>
  );
}

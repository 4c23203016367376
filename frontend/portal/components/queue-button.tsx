import { call } from '../../api/call';
import { Button } from '../../ui/button';
import { useSubmit } from '../forms/use-submit';

/** Opens Bull's dashboard, a separate page. The call gives this browser access for ten minutes. */
export function QueueButton({ label }: { label: string }) {
  const open = useSubmit({
    send: call('POST /api/ops/queue-access').send,
    failure: 'The mail queue could not be opened.',
    failsIn: 'toast',
    onDone: ({ path }) => window.location.assign(path),
  });
  return (
    <Button variant="secondary" isPending={open.isPending} onClick={() => open.submit()}>
      {label}
    </Button>
  );
}

import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { api, unwrap } from '../../api/client';
import { messageOf } from '../../api/problem';
import { Button } from '../../ui/button';

/** Opens Bull's dashboard, a page of its own: the call lets this browser in for ten minutes. */
export function QueueButton({ label }: { label: string }) {
  const open = useMutation({
    mutationFn: () => unwrap(api.POST('/api/ops/queue-access')),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast.error(messageOf(error, 'The mail queue could not be opened.')),
  });
  return (
    <Button variant="secondary" isPending={open.isPending} onClick={() => open.mutate()}>
      {label}
    </Button>
  );
}

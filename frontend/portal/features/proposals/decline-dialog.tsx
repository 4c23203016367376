import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { PROPOSAL_PATHS } from './proposal-source';
import { decideWords as words } from './words';

interface DeclineProps {
  id: string;
  version: number;
  onClose: () => void;
}

export function DeclineDialog({ id, version, onClose }: DeclineProps) {
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/decline', { path: { id } }),
    defaultValues: { version, reason: '' },
    failure: words.declineFailure,
    stale: PROPOSAL_PATHS,
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.declineTitle}
      description={words.declineLead}
      action={words.decline}
      isDangerous
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('reason', words.reason)} rows={3} />
    </ChangeDialog>
  );
}

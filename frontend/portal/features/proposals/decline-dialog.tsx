import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { CodeField } from './code-field';
import { PROPOSAL_PATHS, type Proposal } from './proposal-source';
import { decideWords as words } from './words';

interface DeclineProps {
  proposal: Proposal;
  version: number;
  onClose: () => void;
}

export function DeclineDialog({ proposal, version, onClose }: DeclineProps) {
  const { _id: id, needsCode } = proposal;
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/decline', { path: { id } }),
    defaultValues: { version, reason: '', code: '' },
    ...words.declining,
    stale: PROPOSAL_PATHS,
    onClose,
  });
  return (
    <ChangeDialog {...words.declining} isDangerous form={form}>
      <TextArea {...form.field('reason', words.reason)} rows={3} />
      {needsCode ? <CodeField id={id} field={form.field('code', words.code)} /> : null}
    </ChangeDialog>
  );
}

import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { proposalKindInWords } from './kind-in-words';
import type { Proposal } from './proposal-source';
import { decideWords } from './words';

interface AskProps {
  proposal: Proposal;
  onClose: () => void;
}

export function AskDialog({ proposal, onClose }: AskProps) {
  const words = decideWords.asking(proposalKindInWords(proposal.kind));
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/question', { path: { id: proposal._id } }),
    defaultValues: { text: '' },
    ...words,
    onClose,
  });
  return (
    <ChangeDialog {...words} form={form}>
      <TextArea {...form.field('text', decideWords.question)} />
    </ChangeDialog>
  );
}

import { call } from '../../../api/call';
import { TextArea } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { proposalKindInWords } from './kind-in-words';
import { CodeField } from './parts';
import { type Paper, type Proposal } from './proposal-source';
import { decideWords } from './words';

interface DeclineProps {
  proposal: Proposal;
  paper: Paper;
  onClose: () => void;
}

export function DeclineDialog({ proposal, paper, onClose }: DeclineProps) {
  const { _id: id, needsCode } = proposal;
  const words = decideWords.declining(proposalKindInWords(proposal.kind));
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/decline', { path: { id } }),
    of: paper,
    valuesOf: () => ({ reason: '', code: '' }),
    ...words,
    done: ({ message }) => message,
    onClose,
  });
  return (
    <ChangeDialog {...words} isDangerous form={form}>
      <TextArea {...form.field('reason', decideWords.reason)} rows={3} />
      {needsCode ? <CodeField id={id} field={form.field('code', decideWords.code)} /> : null}
    </ChangeDialog>
  );
}

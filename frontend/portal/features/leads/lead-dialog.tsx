import { useEffect, useState } from 'react';
import { call, q, useQuery } from '../../../api/call';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { ItemDialog } from '../../components/item-dialog';
import { lazyDialog } from '../../components/lazy-dialog';
import { me } from '../../session/queries';
import { eraseWords, listWords, requestWords } from './words';

// These load the form library, which the list does not need.
const loadForm = () => import('./lead-form');
const LeadForm = lazyDialog(loadForm, 'LeadForm', ({ onClose }) => (
  <ItemDialog noun={listWords.noun} queries={[]} onClose={onClose} />
));
const MakeRequestDialog = lazyDialog(
  () => import('./make-request-dialog'),
  'MakeRequestDialog',
  ({ onBack }) => <ItemDialog noun={requestWords.noun} queries={[]} onClose={onBack} />,
);

export function LeadDialog({ id: leadId, onClose }: { id: string; onClose: () => void }) {
  const at = { path: { id: leadId } };
  // Personal data is not cached for a closed dialog.
  const detail = useQuery(q('/api/leads/{id}', at, { gcTime: 0 }));
  const user = useQuery(me());
  const [step, setStep] = useState<'lead' | 'request' | 'erase'>('lead');
  useEffect(() => void loadForm().catch(() => undefined), []);
  if (!detail.data || !user.data) {
    return <ItemDialog noun={listWords.noun} queries={[detail, user]} onClose={onClose} />;
  }
  const { lead } = detail.data;
  const back = () => setStep('lead');
  if (step === 'request') {
    return <MakeRequestDialog lead={lead} onBack={back} onClose={onClose} />;
  }
  if (step === 'erase') {
    return (
      <ConfirmDialog
        {...eraseWords}
        description={lead.fullName || lead.email}
        isDangerous
        run={call('DELETE /api/leads/{id}', at).send}
        onDone={onClose}
        onClose={back}
      >
        <p>{eraseWords.text}</p>
      </ConfirmDialog>
    );
  }
  return (
    <LeadForm
      key={lead._id}
      {...detail.data}
      onMakeRequest={() => setStep('request')}
      onErase={() => setStep('erase')}
      onClose={onClose}
    />
  );
}

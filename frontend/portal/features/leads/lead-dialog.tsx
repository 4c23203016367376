import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { ItemDialog } from '../../components/item-dialog';
import { me } from '../../session/queries';
import { eraseLead, leadDetail, leadListsKey } from './lead-api';
import { LeadForm } from './lead-form';
import { eraseWords, listWords, requestWords } from './words';

/** Loaded on demand, because reading does not need the form library. */
const MakeRequestDialog = lazy(async () => {
  const module = await import('./make-request-dialog');
  return { default: module.MakeRequestDialog };
});

interface LeadDialogProps {
  leadId: string;
  onClose: () => void;
}

export function LeadDialog({ leadId, onClose }: LeadDialogProps) {
  const detail = useQuery(leadDetail(leadId));
  const user = useQuery(me());
  const [step, setStep] = useState<'lead' | 'request' | 'erase'>('lead');
  const [opener] = useState(() => document.activeElement);
  if (!detail.data || !user.data) {
    return (
      <ItemDialog
        noun={listWords.noun}
        queries={[detail, user]}
        opener={opener}
        onClose={onClose}
      />
    );
  }
  const { lead } = detail.data;
  const back = () => setStep('lead');
  if (step === 'request') {
    return (
      <Suspense
        fallback={
          <ItemDialog noun={requestWords.noun} queries={[]} opener={opener} onClose={back} />
        }
      >
        <MakeRequestDialog lead={lead} opener={opener} onBack={back} onClose={onClose} />
      </Suspense>
    );
  }
  if (step === 'erase') {
    return (
      <ConfirmDialog
        title={eraseWords.title}
        description={lead.fullName || lead.email}
        action={eraseWords.action}
        isDangerous
        run={() => eraseLead(leadId)}
        stale={[leadListsKey]}
        done={eraseWords.done}
        failure={eraseWords.failure}
        onDone={onClose}
        onClose={back}
        opener={opener}
      >
        <p>{eraseWords.text}</p>
      </ConfirmDialog>
    );
  }
  return (
    <LeadForm
      {...detail.data}
      opener={opener}
      onMakeRequest={() => setStep('request')}
      onErase={() => setStep('erase')}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { call } from '../../../api/call';
import type { StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { useFormDraft } from '../../forms/use-draft';
import { ExistingAccount } from './existing-account';
import { accountIn, emptyInvitation, invitationOf } from './invitation-draft';
import { InviteForm } from './invite-form';

/** Invites a colleague by link; an existing account gets access after confirmation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const draft = useFormDraft('invitation', 'new', Object.keys(emptyInvitation));
  const [sent, setSent] = useState(emptyInvitation);
  const [existing, setExisting] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);

  async function give(existingAccount: string): Promise<void> {
    try {
      const body = { ...invitationOf(sent), existingAccount };
      await call('POST /api/people/invitations').send(body);
    } catch (error) {
      // The address may belong to a different account by now: show that one.
      setExisting((shown) => accountIn(error) ?? shown);
      throw error;
    }
  }

  if (existing) {
    return (
      <ExistingAccount
        person={existing}
        role={sent.role as StaffRole}
        give={() => give(existing._id)}
        onDone={() => {
          draft.drop();
          onClose();
        }}
        onBack={() => {
          setExisting(null);
          setIsBack(true);
        }}
      />
    );
  }
  return (
    <InviteForm
      draft={draft}
      focusesEmail={isBack}
      onSend={setSent}
      onExisting={setExisting}
      onClose={onClose}
    />
  );
}

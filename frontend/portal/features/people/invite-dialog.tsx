import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { StaffRole } from '../../../api/generated/enums';
import type { Person } from '../../../api/types';
import { ExistingAccount } from './existing-account';
import { emptyInvitation, type InvitationDraft } from './invitation-draft';
import { InviteForm } from './invite-form';
import { accountIn, type Invitation, inviteStaff, peopleKey } from './people-api';

interface InviteDialogProps {
  draft: InvitationDraft;
  opener: Element | null;
  /** Takes what was typed when the dialog closes without sending it. */
  onKeep: (draft: InvitationDraft) => void;
  onClose: () => void;
}

/** A colleague gets a link to choose a password; whoever has an account gets the access after a question. */
export function InviteDialog({ draft, opener, onKeep, onClose }: InviteDialogProps) {
  const queryClient = useQueryClient();
  const [existing, setExisting] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);

  function finish(): void {
    onKeep(emptyInvitation);
    onClose();
  }

  async function send(values: InvitationDraft): Promise<void> {
    onKeep(values);
    try {
      const { message } = await inviteStaff(bodyOf(values));
      await queryClient.invalidateQueries({ queryKey: peopleKey });
      toast.success(message);
      finish();
    } catch (error) {
      const found = accountIn(error);
      if (!found) throw error;
      setExisting(found);
    }
  }

  async function give(existingAccount: string): Promise<void> {
    try {
      await inviteStaff({ ...bodyOf(draft), existingAccount });
    } catch (error) {
      // The address may belong to another account by now: that one is looked at first.
      setExisting((shown) => accountIn(error) ?? shown);
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: peopleKey });
    }
  }

  if (existing) {
    return (
      <ExistingAccount
        person={existing}
        role={draft.role as StaffRole}
        give={() => give(existing._id)}
        opener={opener}
        onDone={finish}
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
      opener={opener}
      focusesEmail={isBack}
      send={send}
      onClose={(typed) => {
        onKeep(typed);
        onClose();
      }}
    />
  );
}

function bodyOf({ email, firstName, lastName, role }: InvitationDraft): Invitation {
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return { email, role, ...names } as Invitation;
}

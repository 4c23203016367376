import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { call, type CallBody, queriesOf } from '../../../api/call';
import type { StaffRole } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import type { Person } from '../../../api/types';
import { useFormDraft } from '../../forms/use-draft';
import { ExistingAccount } from './existing-account';
import { emptyInvitation, type InvitationDraft, invitationDrafts } from './invitation-draft';
import { InviteForm } from './invite-form';
import { peoplePaths } from './person-source';

const invitation = call('POST /api/people/invitations');

/** The account that already has the invited address, if the invitation was refused for that. */
const accountIn = (error: unknown): Person | null =>
  hasCode(error, 'account_exists') ? (error.problem.current as Person) : null;

interface InviteDialogProps {
  opener: Element | null;
  onClose: () => void;
}

/** Invites a colleague by link; an existing account gets access after confirmation. */
export function InviteDialog({ opener, onClose }: InviteDialogProps) {
  const queryClient = useQueryClient();
  const draft = useFormDraft(invitationDrafts, 'new');
  const [sent, setSent] = useState<InvitationDraft>(emptyInvitation);
  const [existing, setExisting] = useState<Person | null>(null);
  const [isBack, setIsBack] = useState(false);

  function finish(): void {
    draft.drop();
    onClose();
  }

  async function send(values: InvitationDraft): Promise<void> {
    setSent(values);
    try {
      const { message } = await invitation.send(bodyOf(values));
      await queryClient.invalidateQueries(queriesOf(peoplePaths));
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
      await invitation.send({ ...bodyOf(sent), existingAccount });
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
    <InviteForm draft={draft} opener={opener} focusesEmail={isBack} send={send} onClose={onClose} />
  );
}

function bodyOf({
  email,
  firstName,
  lastName,
  role,
}: InvitationDraft): CallBody<typeof invitation.name> {
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return { email, role, ...names } as CallBody<typeof invitation.name>;
}

import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { StaffRoleValues } from '../../../api/generated/enums';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import sections from '../../components/dialog-sections.module.css';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { optionsOf, roleLabels } from '../../labels';
import { emptyInvitation, type InvitationDraft } from './invitation-draft';
import { type Invitation, inviteStaff, peopleKey } from './people-api';
import { roleEffects } from './people-words';

interface InviteDialogProps {
  draft: InvitationDraft;
  opener: Element | null;
  /** Takes what was typed when the dialog closes without sending it. */
  onKeep: (draft: InvitationDraft) => void;
  onClose: () => void;
}

/** A colleague gets a link to choose a password; whoever has an account gets the access at once. */
export function InviteDialog({ draft, opener, onKeep, onClose }: InviteDialogProps) {
  const queryClient = useQueryClient();
  const { form, field, submit, problem, alertRef, isSending } = useApiForm<InvitationDraft>({
    body: 'POST /api/people/invitations',
    failure: 'The invitation could not be sent.',
    defaultValues: draft,
    send: async ({ email, firstName, lastName, role }) => {
      const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
      const { message } = await inviteStaff({ email, role, ...names } as Invitation);
      await queryClient.invalidateQueries({ queryKey: peopleKey });
      toast.success(message);
      onKeep(emptyInvitation);
      onClose();
    },
  });
  const role = form.watch('role');

  function close(): void {
    onKeep(form.getValues());
    onClose();
  }
  return (
    <Dialog
      isOpen
      opener={opener}
      onClose={close}
      title="Invite a colleague"
      description="They get a link by mail to choose a password. It works once, for 72 hours."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="invite-colleague" isPending={isSending}>
            Send the invitation
          </Button>
        </>
      }
    >
      <form
        id="invite-colleague"
        className={sections.body}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormAlert problem={problem} alertRef={alertRef} />
        <TextField {...field('email', 'Email')} type="email" autoComplete="off" />
        <SelectField
          {...field('role', 'Access')}
          placeholder="Choose what they may open"
          options={optionsOf(StaffRoleValues, roleLabels)}
          hint={role ? roleEffects[role] : undefined}
        />
        <div className={sections.columns}>
          <TextField {...field('firstName', 'First name')} autoComplete="off" />
          <TextField {...field('lastName', 'Last name')} autoComplete="off" />
        </div>
      </form>
    </Dialog>
  );
}

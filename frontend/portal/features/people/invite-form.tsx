import { StaffRoleValues } from '../../../api/generated/enums';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import sections from '../../components/dialog-sections.module.css';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { optionsOf, roleLabels } from '../../labels';
import type { InvitationDraft } from './invitation-draft';
import { roleEffects } from './people-words';

interface InviteFormProps {
  draft: InvitationDraft;
  opener: Element | null;
  /** Somebody came back from the question about an existing account. */
  focusesEmail: boolean;
  send: (values: InvitationDraft) => Promise<void>;
  onClose: (typed: InvitationDraft) => void;
}

export function InviteForm({ draft, opener, focusesEmail, send, onClose }: InviteFormProps) {
  const { form, field, submit, problem, alertRef, isSending } = useApiForm<InvitationDraft>({
    body: 'POST /api/people/invitations',
    failure: 'The invitation could not be sent.',
    defaultValues: draft,
    send,
  });
  const role = form.watch('role');
  const close = () => onClose(form.getValues());
  return (
    <Dialog
      isOpen
      opener={opener}
      onClose={close}
      {...(focusesEmail ? { focusFirst: () => form.setFocus('email') } : {})}
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

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasCode } from '../../../api/problem';
import type { AnswerOf, Lead } from '../../../api/types';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import sections from '../../components/dialog-sections.module.css';
import { FormAlert } from '../../forms/form-alert';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { leadsKey, makeRequest, type RequestOfLead } from './lead-api';
import { MakeRequestFields } from './make-request-fields';
import type { RequestDraft } from './request-draft';

type Made = AnswerOf<'/api/leads/{id}/request', 'post', 201>;

interface MakeRequestDialogProps {
  lead: Lead;
  draft: RequestDraft;
  opener: Element | null;
  /** Takes what was typed when one goes back to the lead. */
  onKeep: (draft: RequestDraft) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A lead becomes a project request of the client with that address. */
export function MakeRequestDialog(props: MakeRequestDialogProps) {
  const { lead, draft, opener, onKeep, onBack, onClose } = props;
  const queryClient = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const { form, field, submit, problem, error, alertRef, isSending } = useApiForm<RequestDraft>({
    body: 'POST /api/leads/{id}/request',
    failure: 'The request could not be made.',
    defaultValues: draft,
    send: async ({ firstName, lastName, ...values }) => {
      const body = {
        ...values,
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
      } as RequestOfLead;
      try {
        setMade(await makeRequest(lead._id, body));
      } finally {
        void queryClient.invalidateQueries({ queryKey: leadsKey });
        void queryClient.invalidateQueries({ queryKey: ['requests'] });
      }
    },
  });
  const formId = `request-of-${lead._id}`;
  if (made) return <RequestMade made={made} opener={opener} onClose={onClose} />;

  function back(): void {
    onKeep(form.getValues());
    onBack();
  }
  return (
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={back}
      title="Make it a request"
      description={`For ${lead.fullName || lead.email}. Without an account yet, they get one and are invited by mail.`}
      footer={
        <>
          <Button variant="secondary" onClick={back}>
            Back to the lead
          </Button>
          <Button type="submit" form={formId} isPending={isSending}>
            Make the request
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={sections.body}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormAlert problem={problem} alertRef={alertRef}>
          {hasCode(error, 'already_a_request') && lead.requestId ? (
            <p>
              <Link to={paths.request(lead.requestId)}>Open the request</Link>
            </p>
          ) : null}
        </FormAlert>
        <MakeRequestFields
          lead={lead}
          field={field}
          asksName={lead.fullName === '' || Boolean(form.formState.errors.firstName)}
        />
      </form>
    </Dialog>
  );
}

interface RequestMadeProps {
  made: Made;
  opener: Element | null;
  onClose: () => void;
}

function RequestMade({ made, opener, onClose }: RequestMadeProps) {
  const { lead } = made;
  const who = lead.fullName || lead.email;
  return (
    <Dialog
      isOpen
      opener={opener}
      onClose={onClose}
      title="Request made"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Link to={paths.request(made.requestId)} className={buttonClass()}>
            Open the request
          </Link>
        </>
      }
    >
      <Alert tone="success">
        <p>{made.message}</p>
        <p>
          {made.isInvited
            ? `An account was opened${lead.fullName ? ` for ${lead.fullName}` : ''}, and an invitation is on its way to ${lead.email}.`
            : `${who} has an account already and finds it under My Requests.`}
        </p>
      </Alert>
    </Dialog>
  );
}

import { Link } from 'react-router-dom';
import { call, type CallAnswer, type CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import type { Lead } from '../../../api/types';
import { Alert } from '../../../ui/alert';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { ChangeDialog } from '../../forms/change-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { useFormDraft } from '../../forms/use-draft';
import { paths } from '../../paths';
import { requestPaths } from '../requests/queries';
import { MakeRequestFields } from './make-request-fields';
import { firstDraft } from './request-draft';
import { factWords, requestWords } from './words';

type Name = 'POST /api/leads/{id}/request';
type Made = CallAnswer<Name>;

interface MakeRequestDialogProps {
  lead: Lead;
  onBack: () => void;
  onClose: () => void;
}

export function MakeRequestDialog({ lead, onBack, onClose }: MakeRequestDialogProps) {
  const defaultValues = firstDraft(lead);
  const apiForm = useApiForm({
    call: call('POST /api/leads/{id}/request', { path: { id: lead._id } }),
    failure: requestWords.failure,
    defaultValues,
    draft: useFormDraft('request-of-lead', lead._id, Object.keys(defaultValues)),
    send: ({ firstName, lastName, ...values }, post) =>
      post({
        ...values,
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
      } as CallBody<Name>),
    stale: ['/api/leads', '/api/leads/{id}', ...requestPaths],
  });
  if (apiForm.answer) return <RequestMade made={apiForm.answer} onClose={onClose} />;

  const { form, field, error } = apiForm;
  return (
    <ChangeDialog
      wide
      title={requestWords.title}
      description={requestWords.text(lead.fullName || lead.email)}
      action={requestWords.action}
      back={requestWords.back}
      form={apiForm}
      // Going back keeps the input.
      draft={null}
      alert={
        hasCode(error, 'already_a_request') && lead.requestId ? (
          <p>
            <Link to={paths.request(lead.requestId)}>{factWords.openRequest}</Link>
          </p>
        ) : null
      }
      onClose={onBack}
    >
      <MakeRequestFields
        lead={lead}
        field={field}
        asksName={lead.fullName === '' || Boolean(form.formState.errors.firstName)}
      />
    </ChangeDialog>
  );
}

interface RequestMadeProps {
  made: Made;
  onClose: () => void;
}

function RequestMade({ made, onClose }: RequestMadeProps) {
  const { lead } = made;
  return (
    <Dialog
      onClose={onClose}
      title={requestWords.made}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {requestWords.close}
          </Button>
          <Link to={paths.request(made.requestId)} className={buttonClass()}>
            {factWords.openRequest}
          </Link>
        </>
      }
    >
      <Alert tone="success">
        <p>{made.message}</p>
        <p>{made.isInvited ? requestWords.invited(lead) : requestWords.found(lead)}</p>
      </Alert>
    </Dialog>
  );
}

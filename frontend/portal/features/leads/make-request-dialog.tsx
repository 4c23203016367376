import { Link } from 'react-router-dom';
import { call, type CallAnswer, type CallBody, type Lead } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import {
  BudgetValues,
  ServiceTypeValues,
  TimelineValues,
  UrgencyValues,
} from '../../../api/generated/enums';
import { SelectField, TextArea, TextField } from '../../../ui/inputs';
import { ButtonLink } from '../../components/button-link';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { paths } from '../../paths';
import { FieldColumns } from '../../components/dialog-sections';
import { ServiceTypeWords } from '../../../api/generated/words/service-type';
import { TimelineWords } from '../../../api/generated/words/timeline';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { budgetLabels, optionsOf } from '../../labels';
import { factWords, requestWords, serviceTypeOf } from './words';

type Name = 'POST /api/leads/{id}/request';
type Made = CallAnswer<Name>;

interface MakeRequestDialogProps {
  lead: Lead;
  onBack: () => void;
  onClose: () => void;
}

export function MakeRequestDialog({ lead, onBack, onClose }: MakeRequestDialogProps) {
  const apiForm = useApiForm({
    call: call('POST /api/leads/{id}/request', { path: { id: lead._id } }),
    defaultValues: firstDraft(lead),
    send: ({ firstName, lastName, ...values }, post) =>
      post({
        ...values,
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
      } as CallBody<Name>),
  });
  if (apiForm.answer) return <RequestMade made={apiForm.answer} onClose={onClose} />;

  const { form, field, error } = apiForm;
  const { budget, timeline } = lead.details;
  // Only if the lead has no name, or the server rejected the one it has.
  const asksName = lead.fullName === '' || Boolean(form.formState.errors.firstName);
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
      {asksName ? (
        <FieldColumns>
          <TextField
            {...field('firstName', requestWords.firstName)}
            hint={requestWords.firstNameHint}
            autoComplete="off"
          />
          <TextField {...field('lastName', requestWords.lastName)} autoComplete="off" />
        </FieldColumns>
      ) : null}
      <TextField {...field('projectName', requestWords.projectName)} />
      <SelectField
        {...field('serviceType', requestWords.serviceType)}
        hint={requestWords.about(lead.service)}
        placeholder={requestWords.chooseService}
        options={optionsOf(ServiceTypeValues, ServiceTypeWords)}
      />
      <TextArea
        {...field('description', requestWords.description)}
        hint={requestWords.descriptionHint}
        rows={6}
      />
      <FieldColumns>
        <SelectField
          {...field('timeline', requestWords.timeline)}
          hint={timeline ? requestWords.chose(timeline) : undefined}
          options={optionsOf(TimelineValues, TimelineWords)}
        />
        <SelectField
          {...field('budget', requestWords.budget)}
          hint={budget ? requestWords.chose(budget) : undefined}
          options={optionsOf(BudgetValues, budgetLabels)}
        />
        <SelectField
          {...field('urgency', requestWords.urgency)}
          options={optionsOf(UrgencyValues, UrgencyWords)}
        />
      </FieldColumns>
    </ChangeDialog>
  );
}

function RequestMade({ made, onClose }: { made: Made; onClose: () => void }) {
  const { lead } = made;
  return (
    <Dialog
      onClose={onClose}
      title={requestWords.made}
      footer={
        <>
          <Button variant="secondary" label={requestWords.close} onClick={onClose} />
          <ButtonLink to={paths.request(made.requestId)}>{factWords.openRequest}</ButtonLink>
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

const longestName = 120;

const firstDraft = (lead: Lead) => ({
  projectName: `${lead.service} for ${lead.company || lead.fullName || lead.email}`.slice(
    0,
    longestName,
  ),
  serviceType: serviceTypeOf[lead.service] as string,
  description: lead.message,
  timeline: 'flexible',
  budget: 'discuss',
  urgency: 'medium',
  firstName: '',
  lastName: '',
});

import {
  type Budget,
  call,
  type CallBody,
  type RequestDetail,
  type ServiceType,
  type Timeline,
  type Urgency,
} from '../../../../api/call';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { ServiceTypeWords } from '../../../../api/generated/words/service-type';
import { TimelineWords } from '../../../../api/generated/words/timeline';
import { UrgencyWords } from '../../../../api/generated/words/urgency';
import { budgetLabels } from '../../../labels';
import { StepOne, StepThree, StepTwo } from '../../wizard/steps';
import { emptyValues, fieldLabels, type WizardValues } from '../../wizard/wizard-fields';
import { useAppliedChange } from '../use-applied-change';
import { editWords } from '../words';

const names = Object.keys(emptyValues) as (keyof WizardValues)[];
const valuesOf = (request: RequestDetail): WizardValues => ({
  ...emptyValues,
  ...Object.fromEntries(names.map((name) => [name, request[name] ?? ''])),
});

const shown = {
  serviceType: { text: (value: string) => ServiceTypeWords[value as ServiceType] },
  timeline: { text: (value: string) => TimelineWords[value as Timeline] },
  budget: { text: (value: string) => budgetLabels[value as Budget] },
  urgency: { text: (value: string) => UrgencyWords[value as Urgency] },
};

interface EditRequestDialogProps {
  request: RequestDetail;
  onClose: () => void;
}

export function EditRequestDialog({ request, onClose }: EditRequestDialogProps) {
  const apply = useAppliedChange(request._id);
  const form = useApiForm({
    call: call('PUT /api/requests/{id}', { path: { id: request._id } }),
    of: request,
    valuesOf,
    send: (values, post, { version }) =>
      apply(post({ ...(values as CallBody<'PUT /api/requests/{id}'>), version })),
    isApplied: true,
    shown,
    ...editWords,
    onClose,
  });
  const field = (name: keyof WizardValues) => form.field(name, fieldLabels[name]);
  return (
    <ChangeDialog {...editWords} wide form={form}>
      <StepOne field={field} />
      <StepTwo field={field} />
      <StepThree field={field} />
    </ChangeDialog>
  );
}

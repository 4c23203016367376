import { call, type CallBody, type RequestDetail } from '../../../../api/call';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { useFormDraft } from '../../../forms/use-draft';
import { StepOne, StepThree, StepTwo } from '../../wizard/steps';
import { emptyValues, fieldLabels, type WizardValues } from '../../wizard/wizard-fields';
import { useAppliedChange } from '../use-applied-change';
import { editWords } from '../words';

const names = Object.keys(emptyValues) as (keyof WizardValues)[];
const valuesOf = (request: RequestDetail): WizardValues => ({
  ...emptyValues,
  ...Object.fromEntries(names.map((name) => [name, request[name] ?? ''])),
});

interface EditRequestDialogProps {
  request: RequestDetail;
  onClose: () => void;
}

export function EditRequestDialog({ request, onClose }: EditRequestDialogProps) {
  const apply = useAppliedChange(request._id);
  const form = useApiForm({
    call: call('PUT /api/requests/{id}', { path: { id: request._id } }),
    defaultValues: valuesOf(request),
    draft: useFormDraft('edit-request', request._id, names),
    send: (values, post) =>
      apply(post({ ...(values as CallBody<'PUT /api/requests/{id}'>), version: request.version })),
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

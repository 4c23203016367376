import { call, type CallBody } from '../../../../api/call';
import type { RequestDetail } from '../../../../api/types';
import { ChangeDialog } from '../../../forms/change-dialog';
import { textDrafts } from '../../../forms/draft-store';
import { FormAlert } from '../../../forms/form-alert';
import { useApiForm } from '../../../forms/use-api-form';
import { useFormDraft } from '../../../forms/use-draft';
import { StepOne, StepThree, StepTwo } from '../../wizard/steps';
import { emptyValues, fieldLabels, type WizardValues } from '../../wizard/wizard-fields';
import { useRequestChange } from '../use-request-change';
import { editWords } from '../words';

const names = Object.keys(emptyValues) as (keyof WizardValues)[];
const editDrafts = textDrafts('edit-request', names);

const valuesOf = (request: RequestDetail): WizardValues => ({
  ...emptyValues,
  ...Object.fromEntries(names.map((name) => [name, request[name] ?? ''])),
});

interface EditRequestDialogProps {
  request: RequestDetail;
  onClose: () => void;
}

export function EditRequestDialog({ request, onClose }: EditRequestDialogProps) {
  const draft = useFormDraft(editDrafts, request._id);
  const change = useRequestChange({
    id: request._id,
    send: (values: WizardValues) =>
      call('PUT /api/requests/{id}', { path: { id: request._id } }).send({
        ...(values as CallBody<'PUT /api/requests/{id}'>),
        version: request.version,
      }),
    failure: editWords.failure,
    done: editWords.done,
    onDone: () => {
      draft.drop();
      onClose();
    },
  });
  const apiForm = useApiForm<WizardValues>({
    body: 'PUT /api/requests/{id}',
    failure: editWords.failure,
    defaultValues: { ...valuesOf(request), ...draft.read() },
    send: async (values) => void (await change.run(values)),
    keep: draft.keep,
  });
  const field = (name: keyof WizardValues) => apiForm.field(name, fieldLabels[name]);
  return (
    <ChangeDialog
      wide
      title={editWords.title}
      description={editWords.text}
      action={editWords.action}
      change={apiForm}
      onSubmit={apiForm.submit}
      draft={{ drop: draft.drop }}
      conflict={null}
      alert={<FormAlert problem={apiForm.problem} alertRef={apiForm.alertRef} />}
      isForm
      onClose={onClose}
    >
      <StepOne field={field} />
      <StepTwo field={field} />
      <StepThree field={field} />
    </ChangeDialog>
  );
}

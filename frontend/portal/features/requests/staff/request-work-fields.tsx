import type { RequestStatus } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { currency } from '../../../../lib/money';
import { SelectField, TextArea, TextField } from '../../../../ui/inputs';
import { FieldColumns } from '../../../components/dialog-sections';
import { statusLabels } from '../../../labels';
import { NotesList } from './notes-list';
import type { RequestWork } from './use-request-work';
import { statusOptions } from './usual-moves';

interface RequestWorkFieldsProps {
  request: RequestDetail;
  work: RequestWork;
}

export function RequestWorkFields({ request, work }: RequestWorkFieldsProps) {
  const { status, draft, write } = work;
  return (
    <>
      <FieldColumns>
        <SelectField
          label="Status"
          required
          value={status}
          options={statusOptions(request)}
          data-key="status"
          onChange={(event) => work.setStatus(event.target.value as RequestStatus)}
        />
        <TextField
          label={`Agreed price (${currency})`}
          inputMode="decimal"
          placeholder="None yet"
          error={work.priceError}
          readOnly={work.change.isPending}
          value={work.price}
          onChange={(event) => work.setPrice(event.target.value)}
        />
      </FieldColumns>
      {work.asksReason ? (
        <TextArea
          label="Reason"
          hint={`From ${statusLabels[request.status]} to ${statusLabels[status]} is unusual. The client reads the reason in the history.`}
          rows={2}
          error={work.reasonError}
          readOnly={work.change.isPending}
          value={draft.reason}
          onChange={(event) => write({ reason: event.target.value })}
        />
      ) : null}
      <NotesList request={request} />
    </>
  );
}

import type { RequestStatus } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { currency } from '../../../../lib/money';
import { SelectField, TextArea, TextField } from '../../../../ui/inputs';
import { FieldColumns } from '../../../components/dialog-sections';
import { statusLabels } from '../../../labels';
import { reasonWords, staffViewWords } from '../words';
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
          label={staffViewWords.status}
          required
          value={status}
          options={statusOptions(request)}
          data-key="status"
          onChange={(event) => work.setStatus(event.target.value as RequestStatus)}
        />
        <TextField
          label={staffViewWords.price(currency)}
          inputMode="decimal"
          placeholder={staffViewWords.noPrice}
          error={work.priceError}
          readOnly={work.change.isPending}
          value={work.price}
          onChange={(event) => work.setPrice(event.target.value)}
        />
      </FieldColumns>
      {work.asksReason ? (
        <TextArea
          label={reasonWords.label}
          hint={reasonWords.hint(statusLabels[request.status], statusLabels[status])}
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

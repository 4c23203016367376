import { Lock } from 'lucide-react';
import type { RequestStatus } from '../../../../api/generated/enums';
import type { RequestDetail } from '../../../../api/types';
import { formatDayAndTime } from '../../../../lib/dates';
import { currency } from '../../../../lib/money';
import { SelectField, TextArea, TextField } from '../../../../ui/inputs';
import { Row, Text } from '../../../../ui/layout/layout';
import { FieldColumns } from '../../../components/dialog-sections';
import { FileList } from '../../../files/file-list';
import { statusLabels, teamLabels } from '../../../labels';
import { ShowEarlier } from '../../../threads/show-earlier';
import { useThread } from '../../../threads/use-thread';
import { reasonWords, staffViewWords } from '../words';
import styles from './staff.module.css';
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
          required={false}
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
          required={false}
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

// A constant, so React sees the same value on every render.
const none: NonNullable<RequestDetail['notes']> = [];

/** Newest first; the admin's delegation note comes last. */
function NotesList({ request }: { request: RequestDetail }) {
  const { delegation } = request;
  const thread = useThread({
    of: request._id,
    newest: { entries: request.notes ?? none, before: request.notesBefore ?? null },
    path: '/api/requests/{id}/notes',
  });
  if (thread.entries.length === 0 && !delegation?.notes) return null;
  const newestFirst = [...thread.entries].reverse();
  return (
    <section className={styles.internal}>
      <Row
        as="p"
        nowrap
        align="center"
        gap={2}
        size={1}
        strong
        before={2}
        after={2}
        className={styles.internalTitle}
      >
        <Lock aria-hidden="true" size={14} /> {staffViewWords.notesTitle}
      </Row>
      <ol aria-label={staffViewWords.notes}>
        {newestFirst.map((note) => (
          <Text as="li" key={note._id} before={3} after={3} className={styles.note}>
            <p className="written">{note.text}</p>
            <FileList files={note.attachments ?? []} />
            <Text faint size={1}>
              {note.author ? `${note.author.firstName} ${note.author.lastName}, ` : ''}
              {teamLabels[note.team]} · {formatDayAndTime(note.createdAt)}
            </Text>
          </Text>
        ))}
        {delegation?.notes && !thread.hasEarlier ? (
          <Text as="li" before={3} after={3} className={styles.note}>
            <p className="written">{delegation.notes}</p>
            <Text faint size={1}>
              {staffViewWords.delegationNote(
                delegation.delegatedBy
                  ? `${delegation.delegatedBy.firstName} ${delegation.delegatedBy.lastName}`
                  : '',
                formatDayAndTime(delegation.delegatedAt),
              )}
            </Text>
          </Text>
        ) : null}
      </ol>
      <ShowEarlier thread={thread} noun="notes" />
    </section>
  );
}

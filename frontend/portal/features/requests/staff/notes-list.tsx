import { Lock } from 'lucide-react';
import type { RequestDetail } from '../../../../api/types';
import { formatDayAndTime } from '../../../../lib/dates';
import { Row, Text } from '../../../../ui/layout/layout';
import { FileList } from '../../../files/file-list';
import { teamLabels } from '../../../labels';
import { ShowEarlier } from '../../../threads/show-earlier';
import { useThread } from '../../../threads/use-thread';
import { staffViewWords as words } from '../words';
import styles from './staff.module.css';

// A constant, so React sees the same value on every render.
const none: NonNullable<RequestDetail['notes']> = [];

/** Newest first; the admin's delegation note comes last. */
export function NotesList({ request }: { request: RequestDetail }) {
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
        <Lock aria-hidden="true" size={14} /> {words.notesTitle}
      </Row>
      <ol className={styles.notes} aria-label={words.notes}>
        {newestFirst.map((note) => (
          <li key={note._id} className={styles.note}>
            <p className={styles.noteText}>{note.text}</p>
            <FileList files={note.attachments ?? []} />
            <Text faint size={1}>
              {note.author ? `${note.author.firstName} ${note.author.lastName}, ` : ''}
              {teamLabels[note.team]} · {formatDayAndTime(note.createdAt)}
            </Text>
          </li>
        ))}
        {delegation?.notes && !thread.hasEarlier ? (
          <li className={styles.note}>
            <p className={styles.noteText}>{delegation.notes}</p>
            <Text faint size={1}>
              {words.delegationNote(
                delegation.delegatedBy
                  ? `${delegation.delegatedBy.firstName} ${delegation.delegatedBy.lastName}`
                  : '',
                formatDayAndTime(delegation.delegatedAt),
              )}
            </Text>
          </li>
        ) : null}
      </ol>
      <ShowEarlier thread={thread} noun="notes" />
    </section>
  );
}

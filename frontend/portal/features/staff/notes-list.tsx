import { Lock } from 'lucide-react';
import type { RequestDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { teamLabels } from '../../labels';
import styles from './staff.module.css';

interface NotesListProps {
  notes: NonNullable<RequestDetail['notes']>;
  delegation: RequestDetail['delegation'] | null;
}

/** Internal notes, newest first; the admin's delegation note closes the list. */
export function NotesList({ notes, delegation }: NotesListProps) {
  if (notes.length === 0 && !delegation?.notes) return null;
  const newestFirst = [...notes].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <section className={styles.internal}>
      <p className={styles.internalTitle}>
        <Lock aria-hidden="true" size={14} /> Internal notes, never shown to the client
      </p>
      <ol className={styles.notes} aria-label="Internal notes">
        {newestFirst.map((note) => (
          <li key={note._id} className={styles.note}>
            <p className={styles.noteText}>{note.text}</p>
            <p className={styles.noteMeta}>
              {note.author ? `${note.author.firstName} ${note.author.lastName}, ` : ''}
              {teamLabels[note.team]} · {formatDayAndTime(note.createdAt)}
            </p>
          </li>
        ))}
        {delegation?.notes ? (
          <li className={styles.note}>
            <p className={styles.noteText}>{delegation.notes}</p>
            <p className={styles.noteMeta}>
              Delegation note
              {delegation.delegatedBy
                ? ` by ${delegation.delegatedBy.firstName} ${delegation.delegatedBy.lastName}`
                : ''}{' '}
              · {formatDayAndTime(delegation.delegatedAt)}
            </p>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

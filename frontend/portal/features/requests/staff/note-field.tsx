import { useQuery } from '@tanstack/react-query';
import { TextArea } from '../../../../ui/inputs';
import { Row } from '../../../../ui/layout/layout';
import { FileField, fileTarget } from '../../../files/file-field';
import { colleagues } from '../../queue/queue-queries';
import { mentionAt, mentionable, withMention } from './mentions';
import styles from './staff.module.css';
import type { RequestWork } from './use-request-work';

const shown = 6;

/** An internal note. Typing @ offers colleagues who can read it; mentioning notifies them. */
export function NoteField({ work }: { work: RequestWork }) {
  const { panel, draft, write } = work;
  const { data: people = [] } = useQuery(colleagues());
  const typed = mentionAt(draft.note);
  const offered = typed === null ? [] : mentionable(people, panel, typed).slice(0, shown);
  return (
    <div {...fileTarget(work.uploads)}>
      <TextArea
        label={panel === 'manager' ? 'Manager notes' : 'Support notes'}
        hint="Internal: added to the notes below, never shown to the client. @ mentions a colleague."
        rows={3}
        error={work.noteError}
        readOnly={work.change.isPending}
        data-key="note"
        value={draft.note}
        onChange={(event) => write({ note: event.target.value })}
      />
      {offered.length > 0 ? (
        <Row as="ul" gap={1} above={1} aria-label="Mention">
          {offered.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                className={styles.mention}
                onClick={(event) => {
                  write({ note: withMention(draft.note, person) });
                  event.currentTarget
                    .closest('div')
                    ?.querySelector<HTMLElement>('[data-key=note]')
                    ?.focus();
                }}
              >
                @{person.firstName} {person.lastName}
              </button>
            </li>
          ))}
        </Row>
      ) : null}
      <FileField uploads={work.uploads} error={work.filesProblem} />
    </div>
  );
}

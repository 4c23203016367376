import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, q } from '../../../api/call';
import type { Absence } from '../../../api/types';
import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { lazyDialog } from '../../components/lazy-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { DataTable } from '../../lists/data-table';
import type { Column } from '../../lists/define-list';
import { fullName } from './full-name';
import { Section } from './section';
import { absenceWords } from './words';

const AbsenceDialog = lazyDialog(() => import('./absence-dialog'), 'AbsenceDialog');

const daysOf = ({ firstDay, lastDay }: Absence) =>
  firstDay === lastDay
    ? formatShortDate(firstDay)
    : `${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`;

export function Absences({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(q('/api/absences', undefined, { select: (answer) => answer.absences }));
  const [isEntering, setIsEntering] = useState(false);
  const [removed, setRemoved] = useState<Absence | null>(null);
  return (
    <Section
      title={absenceWords.title}
      lead={absenceWords.lead}
      query={query}
      failure={absenceWords.failure}
      action={
        <Button variant="secondary" small onClick={() => setIsEntering(true)}>
          {absenceWords.add}
        </Button>
      }
    >
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <EmptyState title={absenceWords.none} text={absenceWords.noneText} />
          ) : (
            <DataTable
              label={absenceWords.title}
              columns={columnsOf(setRemoved)}
              rows={rows}
              keyOf={({ _id }) => _id}
            />
          )}
          {isEntering ? (
            <AbsenceDialog isAdmin={isAdmin} onClose={() => setIsEntering(false)} />
          ) : null}
          {removed ? <RemoveDialog absence={removed} onClose={() => setRemoved(null)} /> : null}
        </>
      )}
    </Section>
  );
}

const columnsOf = (onRemove: (absence: Absence) => void): Column<Absence>[] => [
  { header: absenceWords.columns.person, look: 'title', cell: ({ person }) => fullName(person) },
  { header: absenceWords.columns.days, cell: daysOf },
  {
    header: absenceWords.columns.deputy,
    cell: ({ deputy }) => (deputy ? fullName(deputy) : absenceWords.team),
  },
  {
    header: absenceWords.columns.remove,
    phoneLabel: null,
    cell: (absence) =>
      absence.canRemove ? (
        <Button
          variant="quiet"
          small
          aria-label={absenceWords.removeOne(fullName(absence.person))}
          onClick={() => onRemove(absence)}
        >
          {absenceWords.remove}
        </Button>
      ) : null,
  },
];

function RemoveDialog({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={absenceWords.removeTitle}
      action={absenceWords.remove}
      run={call('DELETE /api/absences/{id}', { path: { id: absence._id } }).send}
      stale={['/api/absences', '/api/colleagues']}
      done={absenceWords.removed}
      failure={absenceWords.removeFailure}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{absenceWords.removeText(fullName(absence.person), daysOf(absence))}</p>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { call } from '../../../api/call';
import type { Absence } from '../../../api/types';
import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { listSource } from '../../lists/list-source';
import { defineList, ListView, useList } from '../../lists/list-view';
import { LostCalls } from '../calls/lost-calls';
import { fullName } from './full-name';
import { absenceWords } from './words';

const AbsenceDialog = lazyDialog(() => import('./absence-dialog'), 'AbsenceDialog');

const daysOf = ({ firstDay, lastDay }: Absence) =>
  firstDay === lastDay
    ? formatShortDate(firstDay)
    : `${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`;

export function Absences({ isAdmin }: { isAdmin: boolean }) {
  const list = useList(absences);
  const [isEntering, setIsEntering] = useState(false);
  return (
    <Section
      below={8}
      title={absenceWords.title}
      lead={absenceWords.lead}
      action={
        list.page ? (
          <Button small onClick={() => setIsEntering(true)}>
            {absenceWords.add}
          </Button>
        ) : null
      }
    >
      <ListView list={list} />
      <LostCalls />
      {isEntering ? <AbsenceDialog isAdmin={isAdmin} onClose={() => setIsEntering(false)} /> : null}
    </Section>
  );
}

const absences = defineList({
  source: listSource({ path: '/api/absences', filters: {}, isWhole: true }),
  words: absenceWords,
  columns: [
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
            onClick={() => askToRemove(absence)}
          >
            {absenceWords.remove}
          </Button>
        ) : null,
    },
  ],
});

const askToRemove = (absence: Absence) =>
  confirm({
    ...absenceWords.removing,
    text: absenceWords.removeText(fullName(absence.person), daysOf(absence)),
    run: call('DELETE /api/absences/{id}', { path: { id: absence._id } }).send,
    stale: ['/api/absences', '/api/colleagues', '/api/calls/without-host'],
  });

import { useState } from 'react';
import { call } from '../../../api/call';
import { constraints } from '../../../api/generated/constraints';
import type { LeadState } from '../../../api/generated/enums';
import type { Lead } from '../../../api/types';
import { textDrafts } from '../../forms/draft-store';
import { problemOf } from '../../forms/rules';
import { useDraft } from '../../forms/use-draft';
import { useSubmit } from '../../forms/use-submit';
import { workWords } from './words';

const leadDrafts = textDrafts('lead', ['note']);

export function useLeadChange(lead: Lead) {
  const [chosen, setChosen] = useState<LeadState | null>(null);
  const { draft, write, drop } = useDraft(leadDrafts, lead._id, { note: '' });
  const state = chosen ?? lead.state;
  const note = draft.note.trim();
  const noteProblem = problemOf(
    constraints['PUT /api/leads/{id}'].note,
    workWords.note,
    draft.note,
  );
  const hasChange = state !== lead.state || note !== '';
  const change = useSubmit({
    send: () =>
      call('PUT /api/leads/{id}', { path: { id: lead._id } }).send({
        version: lead.version,
        ...(state === lead.state ? {} : { state }),
        ...(note ? { note } : {}),
      }),
    failure: workWords.failure,
    failsIn: 'place',
    // After a conflict the fresh lead is shown and the input is kept.
    stale: ['/api/leads', '/api/leads/{id}'],
    done: ({ message }) => message,
    onDone: () => {
      setChosen(null);
      drop();
    },
  });
  return {
    state,
    choose: setChosen,
    note: draft.note,
    noteProblem: noteProblem ?? undefined,
    writeNote: (text: string) => write({ note: text }),
    drop,
    change,
    blocked: hasChange ? (noteProblem ?? undefined) : workWords.blocked,
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { constraints } from '../../../api/generated/constraints';
import { type LeadState, LeadStateValues } from '../../../api/generated/enums';
import { changeFailure } from '../../../api/problem';
import type { Lead, LeadDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { SelectField, TextArea } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { ChangeAlert } from '../../components/change-alert';
import sections from '../../components/dialog-sections.module.css';
import { Timeline } from '../../components/timeline';
import { problemOf } from '../../forms/rules';
import { useNoteDraft } from '../../forms/use-note-draft';
import { optionsOf } from '../../labels';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import { changeLead, leadDetail, leadEventsBefore, leadsKey } from './lead-api';
import { LeadFacts } from './lead-facts';
import { eventWords, leadFormLabels, stateLabelsOf } from './lead-words';

interface LeadFormProps extends LeadDetail {
  opener: Element | null;
  onMakeRequest: () => void;
  onErase: () => void;
  onClose: () => void;
}

/** What was sent, and the two things staff write to it: a state and notes. */
export function LeadForm(props: LeadFormProps) {
  const { lead, events, eventsBefore, opener, onMakeRequest, onErase, onClose } = props;
  const { chosen, setChosen, draft, write, drop, change } = useLeadChange(lead);
  const thread = useThread({
    of: lead._id,
    newest: { entries: events, before: eventsBefore },
    readBefore: (before) => leadEventsBefore(lead._id, before),
  });
  const labels = stateLabelsOf(lead.form);
  const state = chosen ?? lead.state;
  const note = draft.notes;
  const noteProblem = problemOf(constraints['PUT /api/leads/{id}'].note, 'Note', note);
  const hasChange = state !== lead.state || note.trim() !== '';
  return (
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={onClose}
      title={lead.fullName || lead.email}
      description={`${lead.service}, ${leadFormLabels[lead.form]}, ${formatDayAndTime(lead.createdAt)}. Now ${labels[lead.state]}.`}
      footer={
        <>
          {lead.requestId || lead.form === 'complaint' ? null : (
            <Button variant="secondary" onClick={onMakeRequest}>
              Make it a request…
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              drop();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            isPending={change.isPending}
            disabledReason={
              hasChange ? (noteProblem ?? undefined) : 'Choose another state or write a note first.'
            }
            onClick={() => change.mutate({ state, note: note.trim() })}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={sections.body}>
        <ChangeAlert
          error={change.error}
          message={changeFailure(change.error, 'The lead could not be changed.')}
          now={labels[lead.state]}
        />
        <LeadFacts lead={lead} />
        <section className={sections.work} aria-label="Your work">
          <SelectField
            label="State"
            required
            value={state}
            options={optionsOf(LeadStateValues, labels)}
            onChange={(event) => setChosen(event.target.value as LeadState)}
          />
          <TextArea
            label="Note"
            hint="Internal: added to the history below, never sent to the visitor."
            rows={4}
            value={note}
            error={noteProblem ?? undefined}
            onChange={(event) => write({ notes: event.target.value })}
          />
          <div>
            <h3 className={sections.title}>History</h3>
            <Timeline
              entries={[
                ...[...thread.entries].reverse().map((event) => ({
                  at: event.at,
                  by: event.by,
                  ...eventWords(event, lead.form),
                })),
                ...(thread.hasEarlier ? [] : [{ at: lead.createdAt, text: 'Received' }]),
              ]}
            />
            <ShowEarlier thread={thread} noun="entries" />
          </div>
        </section>
        <Button variant="quiet" className={sections.apart ?? ''} onClick={onErase}>
          Erase this lead…
        </Button>
      </div>
    </Dialog>
  );
}

/** The state chosen and the note typed, until the server has them. */
function useLeadChange(lead: Lead) {
  const queryClient = useQueryClient();
  const { queryKey } = leadDetail(lead._id);
  const [chosen, setChosen] = useState<LeadState | null>(null);
  const { draft, write, drop } = useNoteDraft(lead._id);
  const change = useMutation({
    mutationFn: ({ state, note }: { state: LeadState; note: string }) =>
      changeLead(lead._id, {
        version: lead.version,
        ...(state === lead.state ? {} : { state }),
        ...(note ? { note } : {}),
      }),
    onSuccess: async ({ message, lead: changed }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (answer) => answer && { ...answer, lead: { ...answer.lead, ...changed } },
      );
      setChosen(null);
      drop();
      toast.success(message);
    },
    // After a lost race the fresh lead is shown, and what was typed stays for the next try.
    onSettled: () => queryClient.invalidateQueries({ queryKey: leadsKey }),
  });
  return { chosen, setChosen, draft, write, drop, change };
}

import { call } from '../../../api/call';
import { type LeadState, LeadStateValues } from '../../../api/generated/enums';
import type { Lead, LeadDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { SelectField, TextArea } from '../../../ui/inputs';
import { Text } from '../../../ui/layout/layout';
import { ApartButton, DialogSection } from '../../components/dialog-sections';
import { Timeline } from '../../components/timeline';
import { ChangeDialog } from '../../forms/change-dialog';
import { optionsOf } from '../../labels';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import { useApiForm } from '../../forms/use-api-form';
import { useFormDraft } from '../../forms/use-draft';
import { LeadFacts } from './lead-facts';
import { eraseWords, eventWords, leadFormLabels, stateLabelsOf, workWords } from './words';

interface LeadFormProps extends LeadDetail {
  onMakeRequest: () => void;
  onErase: () => void;
  onClose: () => void;
}

export function LeadForm(props: LeadFormProps) {
  const { lead, events, eventsBefore, onMakeRequest, onErase, onClose } = props;
  const { form, state, blocked } = useLeadChange(lead);
  const thread = useThread({
    of: lead._id,
    newest: { entries: events, before: eventsBefore },
    path: '/api/leads/{id}/events',
  });
  const labels = stateLabelsOf(lead.form);
  return (
    <ChangeDialog
      wide
      title={lead.fullName || lead.email}
      description={`${lead.service}, ${leadFormLabels[lead.form]}, ${formatDayAndTime(lead.createdAt)}. ${workWords.now(labels[lead.state])}`}
      action={workWords.save}
      form={form}
      conflict={workWords.conflict(labels[lead.state])}
      blocked={blocked}
      start={
        lead.requestId || lead.form === 'complaint' ? null : (
          <Button variant="secondary" onClick={onMakeRequest}>
            {workWords.makeRequest}
          </Button>
        )
      }
      onClose={onClose}
    >
      <LeadFacts lead={lead} />
      <DialogSection aria-label={workWords.label}>
        <SelectField
          label={workWords.state}
          required
          value={state}
          options={optionsOf(LeadStateValues, labels)}
          onChange={(event) => form.setValue('state', event.target.value as LeadState)}
        />
        <TextArea {...form.field('note', workWords.note)} hint={workWords.noteHint} rows={4} />
        <div>
          <Text as="h3" strong below={2}>
            {workWords.history}
          </Text>
          <Timeline
            entries={[
              ...[...thread.entries].reverse().map((event) => ({
                at: event.at,
                by: event.by,
                ...eventWords(event, lead.form),
              })),
              ...(thread.hasEarlier ? [] : [{ at: lead.createdAt, text: workWords.received }]),
            ]}
          />
          <ShowEarlier thread={thread} noun={workWords.entries} />
        </div>
      </DialogSection>
      <ApartButton onClick={onErase}>{eraseWords.button}</ApartButton>
    </ChangeDialog>
  );
}

/** A null state follows the lead, so that a colleague's change is not undone. */
const nothing = { state: null as LeadState | null, note: '' };

function useLeadChange(lead: Lead) {
  const form = useApiForm({
    call: call('PUT /api/leads/{id}', { path: { id: lead._id } }),
    defaultValues: nothing,
    draft: useFormDraft('lead', lead._id, ['note']),
    send: ({ state, note }, post) =>
      post({
        version: lead.version,
        ...(state && state !== lead.state ? { state } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    failure: workWords.failure,
    // After a conflict the fresh lead is shown and the input is kept.
    stale: ['/api/leads', '/api/leads/{id}'],
    done: ({ message }) => message,
    onDone: (): void => form.form.reset(nothing),
  });
  const { state, note } = form.watch();
  const shown = state ?? lead.state;
  const hasChange = shown !== lead.state || note.trim() !== '';
  return { form, state: shown, blocked: hasChange ? undefined : workWords.blocked };
}

import { Link } from 'react-router-dom';
import { call, type Lead, type LeadDetail } from '../../../api/call';
import { type LeadState, LeadStateValues } from '../../../api/generated/enums';
import { LeadFormWords } from '../../../api/generated/words/lead-form';
import { LeadTrapWords } from '../../../api/generated/words/lead-trap';
import { formatDayAndTime, toInstant } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { SelectField, TextArea } from '../../../ui/inputs';
import { Text } from '../../../ui/layout/layout';
import { ApartButton, DialogSection } from '../../components/dialog-sections';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts, LongText } from '../../components/facts';
import { Timeline } from '../../components/timeline';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { optionsOf } from '../../labels';
import { paths } from '../../paths';
import { ShowEarlier } from '../../threads/show-earlier';
import { useThread } from '../../threads/use-thread';
import {
  eraseWords,
  eventWords,
  factWords,
  replyWords,
  stateLabelsOf,
  trackingLabels,
  workWords,
} from './words';

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
    kind: 'events',
  });
  const labels = stateLabelsOf(lead.form);
  return (
    <ChangeDialog
      wide
      title={lead.fullName || lead.email}
      description={`${lead.service}, ${LeadFormWords[lead.form]}, ${formatDayAndTime(lead.createdAt)}. ${workWords.now(labels[lead.state])}`}
      form={form}
      blocked={blocked}
      start={
        lead.requestId || lead.form === 'complaint' ? null : (
          <Button variant="secondary" label={workWords.makeRequest} onClick={onMakeRequest} />
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

function useLeadChange(lead: Lead) {
  const form = useApiForm({
    call: call('PUT /api/leads/{id}', { path: { id: lead._id } }),
    of: lead,
    valuesOf: ({ state }: Lead) => ({ state, note: '' }),
    follows: true,
    send: ({ state, note }, post, seen) =>
      post({
        version: seen.version,
        ...(state === seen.state ? {} : { state }),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    newer: (current) => (current as LeadDetail).lead,
    shown: {
      state: { label: workWords.state, text: (state) => stateLabelsOf(lead.form)[state] },
    },
    done: ({ message }) => message,
    onDone: (answer): void => form.take({ ...lead, ...answer.lead }),
  });
  const { state, note } = form.watch();
  const hasChange = state !== form.seen.state || note.trim() !== '';
  return { form, state, blocked: hasChange ? undefined : workWords.blocked };
}

function LeadFacts({ lead }: { lead: Lead }) {
  const { details } = lead;
  return (
    <>
      {lead.trap ? (
        <Alert tone="warning">
          <p>
            <strong>{factWords.setApart}</strong> {LeadTrapWords[lead.trap]}
          </p>
          {lead.state === 'spam' ? <p>{factWords.spamEnds}</p> : null}
        </Alert>
      ) : null}
      {lead.requestId ? (
        <Alert tone="success">
          <p>
            {factWords.becameRequest}{' '}
            <Link to={paths.request(lead.requestId)}>{factWords.openRequest}</Link>
          </p>
        </Alert>
      ) : null}
      <LongText title={factWords.message} text={lead.message} />
      <Facts>
        <Fact term={factWords.email}>
          <EmailLink email={lead.email} />
        </Fact>
        <Fact term={factWords.phone}>
          {lead.phone ? (
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
          ) : null}
        </Fact>
        <Fact term={factWords.company}>{lead.company}</Fact>
        <Fact term={factWords.jobTitle}>{lead.jobTitle}</Fact>
        <Fact term={factWords.role}>{details.role === lead.jobTitle ? null : details.role}</Fact>
        <Fact term={factWords.budget}>{details.budget}</Fact>
        <Fact term={factWords.timeline}>{details.timeline}</Fact>
        <Fact term={factWords.authority}>{yesOrNo(details.authority)}</Fact>
        <Fact term={factWords.topic}>{details.topic}</Fact>
        <Fact term={factWords.offer}>{details.offer}</Fact>
        <Fact term={factWords.promise}>{replyWords(lead)}</Fact>
        <Fact term={factWords.page}>{lead.page}</Fact>
        <Fact term={factWords.clock}>{clock(details.submittedAt)}</Fact>
      </Facts>
      <Tracking tracking={lead.tracking} />
    </>
  );
}

function Tracking({ tracking }: { tracking: Lead['tracking'] }) {
  // In our order, not the answer's.
  const entries = Object.entries(trackingLabels).filter(([name]) => tracking[name]);
  if (entries.length === 0) return null;
  return (
    <section>
      <Text as="h3" strong below={2}>
        {factWords.tracking}
      </Text>
      <Facts>
        {entries.map(([name, label]) => (
          <Fact key={name} term={label}>
            {tracking[name]}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function yesOrNo(value: boolean | undefined): string | null {
  if (value === undefined) return null;
  return value ? factWords.yes : factWords.no;
}

/** The time claimed by the visitor's browser; shown as received if it is no date. */
function clock(claimed: string | undefined): string | null {
  if (!claimed) return null;
  const at = Date.parse(claimed);
  return Number.isNaN(at) ? claimed : formatDayAndTime(toInstant(at));
}

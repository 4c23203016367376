import { Link } from 'react-router-dom';
import { call, type FailingEvent, type MailBacklog, useQuery } from '../../../api/call';
import { formatDuration } from '../../../lib/dates';
import { formatNumber } from '../../../lib/locale';
import { Holding } from '../../../ui/skeleton';
import { type Stat, StatBand } from '../../../ui/stat-band';
import { AuditActionWords } from '../../../api/generated/words/audit-action';
import { MailTemplateWords } from '../../../api/generated/words/mail-template';
import { ContactSyncKindWords } from '../../../api/generated/words/contact-sync-kind';
import { ContactSyncStateWords } from '../../../api/generated/words/contact-sync-state';
import { MailStateWords } from '../../../api/generated/words/mail-state';
import { Page } from '../../shell/page';
import { badgeOf, type Looks } from '../../components/badge-of';
import { QueryFailure } from '../../components/query-failure';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { Badges, SecondaryText } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { LastError, MailActions, Recipient, Times } from './mail-cells';
import {
  contactSource,
  eventSource,
  mailBacklog,
  mailSource,
  setAsideSource,
} from './mail-sources';
import { Retention } from './retention';
import {
  attemptWords,
  backlogWords,
  contactWords,
  eventWords,
  heldUpWords,
  mailWords,
  queueLabel,
  setAsideWords,
} from './words';

const mails = defineList({
  source: mailSource,
  words: mailWords,
  columns: {
    mail: {
      look: 'title',
      // Takes the focus when its buttons are gone.
      cell: ({ template }) => <strong tabIndex={-1}>{MailTemplateWords[template]}</strong>,
    },
    recipient: { look: 'client', cell: (mail) => <Recipient mail={mail} /> },
    state: ({ state, attempts }) => (
      <Badges>
        <MailStateBadge of={state} />
        <SecondaryText>{attemptWords(attempts)}</SecondaryText>
      </Badges>
    ),
    lastError: { look: 'error', cell: (mail) => <LastError mail={mail} /> },
    when: { look: 'date', cell: (mail) => <Times mail={mail} /> },
    actions: (mail) => <MailActions mail={mail} />,
  },
});

export function Component() {
  const list = useList(mails);
  return (
    <Page
      {...mailWords}
      action={
        // Opens Bull's dashboard, a separate page. The call gives this browser access for ten minutes.
        <RowAction
          variant="secondary"
          label={mailWords.openQueue}
          send={call('POST /api/ops/queue-access').send}
          onDone={({ path }) => window.location.assign(path)}
        />
      }
    >
      <Backlog />
      <FailingEvents />
      <SetAside />
      <Section title={mailWords.all} lead={mailWords.masked} above={3}>
        <ListView list={list} />
      </Section>
      <Contacts />
      <Retention />
    </Page>
  );
}

const events = defineList({
  source: eventSource,
  words: eventWords,
  columns: {
    event: {
      look: 'title',
      cell: (event) => (
        <>
          <Subject label={labelOf(event)} subject={event.subject} />
          <SecondaryText>{heldUpWords(event)}</SecondaryText>
        </>
      ),
    },
    attempts: ({ attempts }) => attempts,
    lastError: { look: 'error', cell: ({ lastError }) => lastError },
    happened: { time: ({ at }) => at },
    actions: (event) => (
      <RowAction
        small
        label={mailWords.retry}
        aria-label={`${mailWords.retry}: ${labelOf(event)}`}
        send={call('POST /api/ops/events/{id}/retry', { path: { id: event._id } }).send}
        done={({ message }) => message}
      />
    ),
  },
});

/** Events not dispatched because a subscriber failed; hidden if empty. */
function FailingEvents() {
  const list = useList(events);
  if (!list.query.isError && !list.page?.total) return list.page ? null : <Holding />;
  return (
    <Section title={eventWords.title} lead={eventWords.lead} above={3}>
      <ListView list={list} />
    </Section>
  );
}

const setAside = defineList({
  source: setAsideSource,
  words: setAsideWords,
  columns: {
    work: {
      look: 'title',
      cell: ({ queue, id }) => (
        <>
          <strong>{queueLabel(queue)}</strong>
          <SecondaryText>{id}</SecondaryText>
        </>
      ),
    },
    attempts: ({ attempts }) => attempts,
    since: { time: ({ since }) => since },
    actions: ({ queue, id }) => (
      <RowAction
        small
        label={mailWords.retry}
        aria-label={`${mailWords.retry}: ${queueLabel(queue)}, ${id}`}
        send={() => call('POST /api/ops/set-aside/retry').send({ queue, id })}
        done={({ message }) => message}
      />
    ),
  },
});

/** Hidden if empty. */
function SetAside() {
  const list = useList(setAside);
  if (!list.query.isError && !list.page?.total) return list.page ? null : <Holding />;
  return (
    <Section title={setAsideWords.title} lead={setAsideWords.lead} above={3}>
      <ListView list={list} />
    </Section>
  );
}

/** Labelled as in the audit log, if it shows the event. */
const words: Partial<Record<string, string>> = AuditActionWords;

const labelOf = ({ type }: FailingEvent): string => words[type] ?? type;

const screens: Partial<Record<string, (id: string) => string>> = {
  request: paths.request,
  lead: paths.lead,
  subscriber: paths.subscriber,
};

/** Linked to its screen, if it has one: "lead:7". */
function Subject({ label, subject }: { label: string; subject: string | null }) {
  const [kind = '', id = ''] = subject?.split(':') ?? [];
  const path = screens[kind]?.(id);
  const name = <strong>{label}</strong>;
  return path ? <Link to={path}>{name}</Link> : name;
}

const contacts = defineList({
  source: contactSource,
  words: contactWords,
  columns: {
    about: {
      look: 'title',
      cell: ({ kind, subjectId }) => (
        <Subject label={ContactSyncKindWords[kind]} subject={`${kind}:${subjectId}`} />
      ),
    },
    state: ({ state }) => <ContactStateBadge of={state} />,
    lastError: {
      look: 'error',
      cell: ({ lastError }) => lastError ?? <SecondaryText>{mailWords.noError}</SecondaryText>,
    },
    changed: { time: ({ updatedAt }) => updatedAt },
    actions: ({ _id, kind, state }) =>
      state === 'refused' || state === 'dead' ? (
        <RowAction
          small
          label={mailWords.retry}
          aria-label={`${mailWords.retry}: ${ContactSyncKindWords[kind]}`}
          send={call('POST /api/ops/contacts/{id}/retry', { path: { id: _id } }).send}
          done={contactWords.retried}
        />
      ) : null,
  },
});

/** Deliveries to the marketing provider; shown only with a provider or past deliveries. */
function Contacts() {
  const list = useList(contacts);
  const backlog = useQuery(mailBacklog());
  if (backlog.isPending) return <Holding />;
  if (!backlog.data?.hasProvider && !list.page?.rows.length && !list.query.isError) {
    return list.page ? null : <Holding />;
  }
  return (
    <Section title={contactWords.title} lead={contactWords.lead} above={3}>
      <ListView list={list} />
    </Section>
  );
}

/** The server stops counting here. */
const cap = 10_000;

function Backlog() {
  const backlog = useQuery(mailBacklog());
  return (
    <>
      <StatBand label={backlogWords.title} stats={statsOf(backlog.data)} />
      {backlog.isError ? (
        <QueryFailure
          message={backlog.data ? backlogWords.old : backlogWords.failure}
          query={backlog}
        />
      ) : null}
    </>
  );
}

const { stats } = backlogWords;

/** Takes the line of a note while it loads. */
const NO_NOTE = '\u00a0';

function statsOf(backlog: MailBacklog | undefined): Stat[] {
  if (!backlog) {
    return Object.values(stats).map((label) => ({ label, value: undefined, note: NO_NOTE }));
  }
  const { waiting, queued, sending, oldestUnsentSeconds: oldest, queueDepth, dead } = backlog;
  return [
    {
      label: stats.unsent,
      value: formatNumber(waiting + queued + sending),
      note: backlogWords.states(formatNumber(waiting), formatNumber(queued), formatNumber(sending)),
    },
    {
      label: stats.oldest,
      value: oldest === null ? backlogWords.none : formatDuration(oldest),
      note: oldest === null ? backlogWords.nothingWaits : backlogWords.sinceWritten,
    },
    {
      label: stats.lastMinute,
      value: formatNumber(backlog.sentLastMinute),
      note: backlogWords.lastHour(formatNumber(backlog.sentLastHour)),
    },
    {
      label: stats.queue,
      value: queueDepth === null ? backlogWords.away : formatNumber(queueDepth),
      note: queueDepth === null ? backlogWords.redisAway : backlogWords.inRedis,
    },
    {
      label: stats.dead,
      value: dead >= cap ? `${formatNumber(dead)}+` : formatNumber(dead),
      note: dead === 0 ? backlogWords.noneDead : backlogWords.stay,
    },
  ];
}

const moving: Looks<'waiting' | 'sending' | 'dead'> = {
  waiting: ['orange', '○'],
  sending: ['blue', '◐'],
  dead: ['red', '✕'],
};

const MailStateBadge = badgeOf(
  {
    ...moving,
    held: ['plain', '◷'],
    queued: ['teal', '➜'],
    sent: ['green', '✓'],
    merged: ['green', '⊕'],
    skipped: ['plain', '–'],
    cancelled: ['plain', '■'],
  },
  MailStateWords,
);

const ContactStateBadge = badgeOf(
  { ...moving, done: ['green', '✓'], refused: ['red', '!'] },
  ContactSyncStateWords,
);

import { useQuery } from '@tanstack/react-query';
import type { MailBacklog } from '../../../api/types';
import { formatDuration } from '../../../lib/dates';
import { type Stat, StatBand } from '../../../ui/stat-band';
import { QueryFailure } from '../../components/query-failure';
import { mailBacklog } from './mail-sources';
import { backlogWords } from './words';
import { formatNumber } from '../../../lib/locale';

/** The server stops counting here. */
const cap = 10_000;

export function Backlog() {
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

function statsOf(backlog: MailBacklog | undefined): Stat[] {
  if (!backlog) {
    return ['To be sent', 'Oldest unsent', 'Sent last minute', 'In the queue', 'Given up'].map(
      (label) => ({ label, value: undefined }),
    );
  }
  const { waiting, queued, sending, oldestUnsentSeconds: oldest, queueDepth, dead } = backlog;
  return [
    {
      label: 'To be sent',
      value: formatNumber(waiting + queued + sending),
      note: `${formatNumber(waiting)} waiting, ${formatNumber(queued)} queued, ${formatNumber(sending)} sending`,
    },
    {
      label: 'Oldest unsent',
      value: oldest === null ? 'None' : formatDuration(oldest),
      note: oldest === null ? 'Nothing waits' : 'since it was written',
    },
    {
      label: 'Sent last minute',
      value: formatNumber(backlog.sentLastMinute),
      note: `${formatNumber(backlog.sentLastHour)} in the last hour`,
    },
    {
      label: 'In the queue',
      value: queueDepth === null ? 'Away' : formatNumber(queueDepth),
      note: queueDepth === null ? 'Redis is away; mails wait in the database' : 'jobs in Redis',
    },
    {
      label: 'Given up',
      value: dead >= cap ? `${formatNumber(dead)}+` : formatNumber(dead),
      note: dead === 0 ? 'Nothing to look at' : 'they stay until somebody looks',
    },
  ];
}

import { useQuery } from '@tanstack/react-query';
import type { MailBacklog } from '../../../api/types';
import { formatDuration } from '../../../lib/dates';
import { formatNumber } from '../../../lib/locale';
import { type Stat, StatBand } from '../../../ui/stat-band';
import { QueryFailure } from '../../components/query-failure';
import { mailBacklog } from './mail-sources';
import { backlogWords as words } from './words';

/** The server stops counting here. */
const cap = 10_000;

export function Backlog() {
  const backlog = useQuery(mailBacklog());
  return (
    <>
      <StatBand label={words.title} stats={statsOf(backlog.data)} />
      {backlog.isError ? (
        <QueryFailure message={backlog.data ? words.old : words.failure} query={backlog} />
      ) : null}
    </>
  );
}

const { stats } = words;

function statsOf(backlog: MailBacklog | undefined): Stat[] {
  if (!backlog) {
    return Object.values(stats).map((label) => ({ label, value: undefined }));
  }
  const { waiting, queued, sending, oldestUnsentSeconds: oldest, queueDepth, dead } = backlog;
  return [
    {
      label: stats.unsent,
      value: formatNumber(waiting + queued + sending),
      note: words.states(formatNumber(waiting), formatNumber(queued), formatNumber(sending)),
    },
    {
      label: stats.oldest,
      value: oldest === null ? words.none : formatDuration(oldest),
      note: oldest === null ? words.nothingWaits : words.sinceWritten,
    },
    {
      label: stats.lastMinute,
      value: formatNumber(backlog.sentLastMinute),
      note: words.lastHour(formatNumber(backlog.sentLastHour)),
    },
    {
      label: stats.queue,
      value: queueDepth === null ? words.away : formatNumber(queueDepth),
      note: queueDepth === null ? words.redisAway : words.inRedis,
    },
    {
      label: stats.dead,
      value: dead >= cap ? `${formatNumber(dead)}+` : formatNumber(dead),
      note: dead === 0 ? words.noneDead : words.stay,
    },
  ];
}

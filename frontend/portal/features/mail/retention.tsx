import { type RetentionRun, useQuery } from '../../../api/call';
import { formatDay, formatTime } from '../../../lib/dates';
import { Row, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { DataTable } from '../../lists/data-table';
import type { Column } from '../../lists/define-list';
import { retention } from './mail-sources';
import { retentionWords } from './words';
import styles from './mail.module.css';
import { formatNumber } from '../../../lib/locale';

export function Retention() {
  const report = useQuery(retention());
  return (
    <Section title={retentionWords.title} lead={retentionWords.lead} above={3}>
      <Loaded query={report} {...retentionWords} lines={3}>
        {({ runs }) =>
          runs.length === 0 ? (
            <p>{retentionWords.none}</p>
          ) : (
            runs.map((run) => <Run key={run.day} run={run} />)
          )
        }
      </Loaded>
    </Section>
  );
}

type Removed = RetentionRun['removed'][number];

const columns: readonly Column<Removed>[] = [
  { header: retentionWords.columns.what, look: 'title', cell: ({ label }) => label },
  { header: retentionWords.columns.kept, cell: ({ kept }) => kept },
  { header: retentionWords.columns.rows, look: 'figure', cell: ({ rows }) => formatNumber(rows) },
];

function Run({ run }: { run: RetentionRun }) {
  const total = run.removed.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <details className={`folding ${styles.run}`}>
      <Row as="summary" align="baseline" gap="1 6" figures>
        <Text as="span" strong>
          {formatDay(run.day)}
        </Text>
        <span>{run.finishedAt ? retentionWords.deleted(total) : retentionWords.unfinished}</span>
        <Text as="span" soft size={2} push>
          {formatTime(run.startedAt)}
          {run.finishedAt ? `–${formatTime(run.finishedAt)}` : ''}
        </Text>
      </Row>
      <DataTable
        label={retentionWords.ofDay(formatDay(run.day))}
        columns={columns}
        rows={run.removed}
        keyOf={({ rule }) => rule}
      />
    </details>
  );
}

import { Link } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
import type { AuditEntry } from '../../../api/types';
import { Row, Text } from '../../../ui/layout/layout';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from '../../audit/audit-words';
import { AdminPage } from '../../components/admin-page';
import { CopyButton } from '../../components/copy-button';
import { Second } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { auditSource, nameIn } from './audit-source';
import { ChainCheck } from './chain-check';
import { auditWords } from './words';

const entries = defineList({
  source: auditSource,
  words: auditWords,
  nameOf: (answer, id) => nameIn(answer?.entries ?? [], id),
  columns: [
    {
      header: auditWords.columns.what,
      look: ['line', 'title'],
      cell: (entry) => <What entry={entry} />,
    },
    { header: auditWords.columns.by, cell: (entry) => <Actor entry={entry} /> },
    {
      header: auditWords.columns.when,
      look: 'date',
      cell: ({ at }) => <time dateTime={at}>{formatDayAndTime(at)}</time>,
    },
    {
      header: auditWords.columns.from,
      cell: ({ ip, traceId }) => (
        <Row as="span" nowrap align="center" gap={1} figures>
          {ip ?? auditWords.ownServer}
          {traceId ? <CopyButton text={traceId} what="trace id" iconOnly /> : null}
        </Row>
      ),
    },
  ],
});

export function Component() {
  const list = useList(entries);
  return (
    <AdminPage
      title={auditWords.title}
      lead={auditWords.lead}
      action={<ExportButton path="/api/audit/export" {...list.exports} />}
    >
      <ListView list={list} />
      <ChainCheck />
    </AdminPage>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const [object, path] = [objectOf(entry), pathOf(entry)];
  return (
    <>
      <Text as="strong" block breaks>
        {sentenceOf(entry)}
      </Text>
      {object ? <Second>{path ? <Link to={path}>{object}</Link> : object}</Second> : null}
      {changesOf(entry).map((change) => (
        <Second key={change}>{change}</Second>
      ))}
    </>
  );
}

function Actor({ entry }: { entry: AuditEntry }) {
  const name = actorOf(entry);
  if (!entry.actor?.name) return <Second>{name}</Second>;
  return <Link to={paths.person(entry.actor.id)}>{name}</Link>;
}

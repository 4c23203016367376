import { Link } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
import { Row, Text } from '../../../ui/layout/layout';
import { type AuditEntry, read } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from '../../audit/audit-words';
import { CopyButton } from '../../components/copy-button';
import { SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { listScreen } from '../../lists/list-screen';
import { paths } from '../../paths';
import { Section } from '../../components/section';
import { useSubmit } from '../../forms/use-submit';
import { auditSource, nameIn } from './audit-source';
import { auditWords, checkWords } from './words';

export const Component = listScreen({
  exporter: (filtered) => <ExportButton path="/api/audit/export" {...filtered} />,
  below: <ChainCheck />,
  source: auditSource,
  words: auditWords,
  nameOf: (answer, id) => nameIn(answer?.entries ?? [], id),
  columns: {
    what: { look: ['line', 'title'], cell: (entry) => <What entry={entry} /> },
    by: (entry) =>
      entry.actor?.name ? (
        <Link to={paths.person(entry.actor.id)}>{actorOf(entry)}</Link>
      ) : (
        <SecondaryText>{actorOf(entry)}</SecondaryText>
      ),
    when: { look: 'date', cell: ({ at }) => <time dateTime={at}>{formatDayAndTime(at)}</time> },
    from: ({ ip, traceId }) => (
      <Row as="span" nowrap align="center" gap={1} figures>
        {ip ?? auditWords.ownServer}
        {traceId ? <CopyButton text={traceId} what="trace id" iconOnly /> : null}
      </Row>
    ),
  },
});

function What({ entry }: { entry: AuditEntry }) {
  const [object, path] = [objectOf(entry), pathOf(entry)];
  return (
    <>
      <Text as="strong" block breaks>
        {sentenceOf(entry)}
      </Text>
      {object ? (
        <SecondaryText>{path ? <Link to={path}>{object}</Link> : object}</SecondaryText>
      ) : null}
      {changesOf(entry).map((change) => (
        <SecondaryText key={change}>{change}</SecondaryText>
      ))}
    </>
  );
}

/** Checks the audit log's chain: each entry carries the previous entry's hash. */
function ChainCheck() {
  const check = useSubmit({
    send: () => read('/api/audit/check'),
    failsIn: 'place',
  });
  const data = check.answer;
  return (
    <Section title={checkWords.title} lead={checkWords.lead} above={3}>
      {check.problem ? <Alert tone="error">{check.problem}</Alert> : null}
      {data?.isWhole ? <Alert tone="success">{checkWords.whole(data.checked)}</Alert> : null}
      {data && !data.isWhole ? (
        <Alert tone="error">
          <p>
            <strong>{checkWords.broken}</strong> {checkWords.brokenAt(data.brokenAt, data.checked)}
          </p>
        </Alert>
      ) : null}
      <p>
        <Button variant="secondary" isPending={check.isPending} onClick={() => check.submit()}>
          {checkWords.check}
        </Button>
      </p>
    </Section>
  );
}

import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../api/types';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from '../../audit/audit-words';
import { Timeline } from '../../components/timeline';
import { viewWords } from './words';

export function PersonHistory({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p>{viewWords.noHistory}</p>;
  return (
    <Timeline
      entries={entries.map((entry) => ({
        at: entry.at,
        text: <What entry={entry} />,
        reason: changesOf(entry).join(', ') || null,
        by: actorOf(entry),
      }))}
    />
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const [object, path] = [objectOf(entry), pathOf(entry)];
  return (
    <>
      {sentenceOf(entry)}
      {object && entry.object?.type !== 'user' ? (
        <> ({path ? <Link to={path}>{object}</Link> : object})</>
      ) : null}
    </>
  );
}

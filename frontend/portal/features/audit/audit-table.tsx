import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../api/types';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from '../../audit/audit-words';
import { CopyButton } from '../../components/copy-button';
import { Ledger } from '../../lists/ledger';
import { LedgerTime } from '../../lists/ledger-time';
import ledger from '../../lists/ledger.module.css';
import { paths } from '../../paths';
import styles from './audit.module.css';

/** One row an entry; on a phone each becomes a titled list. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Ledger label="Audit log" columns={['What happened', 'By', 'When', 'From']}>
      {entries.map((entry) => (
        <tr key={entry._id}>
          <td className={`${ledger.project} ${ledger.wide}`}>
            <strong className={ledger.projectName}>{sentenceOf(entry)}</strong>
            <About entry={entry} />
            {changesOf(entry).map((change) => (
              <span key={change} className={ledger.second}>
                {change}
              </span>
            ))}
          </td>
          <td data-label="By">
            <Actor entry={entry} />
          </td>
          <td data-label="When" className={ledger.date}>
            <LedgerTime at={entry.at} />
          </td>
          <td data-label="From">
            <span className={styles.origin}>
              {entry.ip ?? 'Our own server'}
              {entry.traceId ? <CopyButton text={entry.traceId} what="trace id" /> : null}
            </span>
          </td>
        </tr>
      ))}
    </Ledger>
  );
}

function About({ entry }: { entry: AuditEntry }) {
  const [object, path] = [objectOf(entry), pathOf(entry)];
  if (!object) return null;
  return <span className={ledger.second}>{path ? <Link to={path}>{object}</Link> : object}</span>;
}

function Actor({ entry }: { entry: AuditEntry }) {
  const name = actorOf(entry);
  if (!entry.actor?.name) return <span className={ledger.second}>{name}</span>;
  return <Link to={paths.person(entry.actor.id)}>{name}</Link>;
}

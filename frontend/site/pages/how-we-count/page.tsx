import { claimRegister, isPublished } from '../../../content/claims/register';
import { howWeCount } from '../../../content/how-we-count';
import { formatDate } from '../../../lib/dates';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import styles from './page.module.css';

const { title, lead, columns, groups, states } = howWeCount;

type Entry = (typeof claimRegister)[number];

/** A price has an amount; what we offer has a source and no sample of past work. */
function groupOf({ amount, basis }: Entry): keyof typeof groups {
  if (amount !== undefined) return 'prices';
  return basis.status === 'confirmed' && !basis.date ? 'offers' : 'company';
}

export function Page() {
  const byGroup = Map.groupBy(
    claimRegister.filter(({ id }) => isPublished(id)),
    groupOf,
  );
  return (
    <>
      <PageHead title={title} lead={lead} />
      {Object.entries(groups).map(([group, name]) => (
        <Section key={group} id={group} title={name}>
          <Figures label={name} entries={byGroup.get(group as keyof typeof groups) ?? []} />
        </Section>
      ))}
    </>
  );
}

function Figures({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <table
      aria-label={label}
      className={styles.figures}
      data-claims={entries.map(({ id }) => id).join(' ')}
    >
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, value, label: counts, scope, basis }) => (
          <tr key={id} id={id}>
            <th scope="row" className={styles.value}>
              {value}
            </th>
            <td>
              {counts}
              <span className={styles.scope}>{scope}</span>
            </td>
            <td>{sourceOf(basis)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sourceOf({ status, source, date, sample }: Entry['basis']): string {
  if (status !== 'confirmed') return states[status];
  const parts = [source, date && `as of ${formatDate(date)}`, sample && `sample: ${sample}`];
  const text = parts.filter(Boolean).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

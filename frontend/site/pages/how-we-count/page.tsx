import { claimRegister, isPublished } from '../../../content/claims/register';
import { howWeCount } from '../../../content/how-we-count';
import { formatDate } from '../../../lib/dates';
import { LookupTable } from '../../sections/lookup-table';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';

const { title, lead, columns, groups, unconfirmed } = howWeCount;

type Group = keyof typeof groups;
type Entry = (typeof claimRegister)[number];

/** An offer has a source but no date, because nothing was counted. */
function groupOf({ amount, basis }: Entry): Group {
  if (amount !== undefined) return 'prices';
  return basis.status === 'confirmed' && !basis.date ? 'offers' : 'company';
}

export function Page() {
  const shown = claimRegister.filter(({ id }) => isPublished(id));
  const byGroup = Map.groupBy(shown, groupOf);
  return (
    <div data-claims={shown.map(({ id }) => id).join(' ')}>
      <PageHead title={title} lead={lead} />
      {[...byGroup].map(([group, entries]) => (
        <Section key={group} id={group} title={groups[group]}>
          <LookupTable
            label={groups[group]}
            columns={columns}
            first="value"
            rows={entries.map(({ id, value, label, scope, basis }) => ({
              id,
              cells: [value, `${label}: ${scope}`, sourceOf(basis)],
            }))}
          />
        </Section>
      ))}
    </div>
  );
}

function sourceOf({ status, source, date, sample }: Entry['basis']): string {
  if (status !== 'confirmed') return unconfirmed;
  const parts = [source, date && `as of ${formatDate(date)}`, sample && `sample: ${sample}`];
  const text = parts.filter(Boolean).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

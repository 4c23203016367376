import { Link } from 'react-router-dom';
import { formatMinor } from '../../../lib/money';
import { ButtonLink } from '../../components/button-link';
import { SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { type InvoiceRow, ownInvoiceSource } from './invoice-source';
import { Due, isOpen, signedTotal, StateBadge } from './parts';
import { listWords as words, pageWords } from './words';

const invoices = defineList({
  source: ownInvoiceSource,
  words,
  columns: {
    about: {
      look: ['title', 'wide'],
      cell: (one) => (
        <>
          <Link to={paths.invoice(one._id)}>
            {pageWords.titleOf(one.number ?? '', one.kind === 'credit')}
          </Link>
          <SecondaryText>{one.request.projectName}</SecondaryText>
        </>
      ),
    },
    state: (one) => <StateBadge of={one} />,
    due: { look: 'date', cell: (one) => <Due of={one} /> },
    sum: { look: 'figure', cell: (one) => <Sum of={one} /> },
  },
});

/** Open invoices come first, in the order of their due days. */
const openFirst = (rows: readonly InvoiceRow[]): InvoiceRow[] => [
  ...rows.filter(isOpen).sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '')),
  ...rows.filter((one) => !isOpen(one)),
];

export function Component() {
  const list = useList(invoices);
  const { page } = list;
  return (
    <Page
      {...words}
      action={
        <>
          <ButtonLink to={paths.account} variant="secondary" label={words.account} />
          <ButtonLink to={paths.billing} variant="secondary" label={words.billing} />
          <ExportButton path="/api/invoices/export" {...list.exports} />
        </>
      }
    >
      <ListView list={page ? { ...list, page: { ...page, rows: openFirst(page.rows) } } : list} />
    </Page>
  );
}

const Sum = ({ of }: { of: InvoiceRow }) => (
  <span>
    {signedTotal(of)}
    {of.openMinor > 0 && of.openMinor < of.totalMinor ? (
      <SecondaryText>{words.open(formatMinor(of.openMinor, of.currency))}</SecondaryText>
    ) : null}
  </span>
);

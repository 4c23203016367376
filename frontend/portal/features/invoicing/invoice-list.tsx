import { Link } from 'react-router-dom';
import { type AnswerOf, q, useQuery } from '../../../api/call';
import { InvoiceAgeValues } from '../../../api/generated/enums';
import { formatMinor } from '../../../lib/money';
import { Row, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { useAddress, withValues } from '../../lists/use-address';
import { paths } from '../../paths';
import { invoiceSource } from '../invoices/invoice-source';
import { Due, signedTotal, StateBadge } from '../invoices/parts';
import { pageWords } from '../invoices/words';
import styles from './invoicing.module.css';
import { InvoicingPage } from './invoicing-page';
import { listWords as words } from './words';

const invoices = defineList({
  source: invoiceSource,
  words,
  columns: {
    about: {
      look: ['title', 'wide'],
      cell: (one) => (
        <>
          <Link to={paths.invoice(one._id)}>{one.number ?? pageWords.draft}</Link>
          <SecondaryText>
            {one.company || one.client} · {one.request.projectName}
          </SecondaryText>
        </>
      ),
    },
    state: (one) => <StateBadge of={one} />,
    due: { look: 'date', cell: (one) => <Due of={one} /> },
    open: {
      look: 'figure',
      cell: (one) => (one.openMinor > 0 ? formatMinor(one.openMinor, one.currency) : null),
    },
    sum: { look: 'figure', cell: signedTotal },
  },
});

export function Component() {
  const list = useList(invoices);
  const ages = useQuery(q('/api/invoices/ages'));
  return (
    <InvoicingPage action={<ExportButton path="/api/invoices/export" {...list.exports} />}>
      <Loaded query={ages} noun={words.agesNoun} lines={2} isQuiet>
        {(answer) => <Ages ages={answer.ages} chosen={list.chosen['age']} />}
      </Loaded>
      <ListView list={list} />
    </InvoicingPage>
  );
}

interface AgesProps {
  ages: AnswerOf<'/api/invoices/ages', 'get'>['ages'];
  chosen: string | undefined;
}

/** Open amounts by age. Pressing a figure filters the list, pressing it again ends that. */
function Ages({ ages, chosen }: AgesProps) {
  const [params] = useAddress();
  return (
    <Row as="ul" aria-label={words.ages} className={styles.ages}>
      {InvoiceAgeValues.map((age) => {
        const sums = ages.filter((one) => one.age === age);
        const number = sums.reduce((all, one) => all + one.count, 0);
        const isChosen = age === chosen;
        const to = withValues(params, { page: null, age: isChosen ? null : age });
        return (
          <li key={age} className={styles.age}>
            <Link
              to={{ search: `?${to}` }}
              preventScrollReset
              className={styles.figure}
              aria-current={isChosen ? 'true' : undefined}
            >
              <Text as="span" block soft size={2}>
                {words.ageOf(age, number)}
              </Text>
              <Text
                as="span"
                block
                figures
                className={styles.open}
                alarm={age === 'over_60' && number > 0}
              >
                {sums.map((one) => formatMinor(one.openMinor, one.currency)).join(' + ') ||
                  words.none}
              </Text>
            </Link>
          </li>
        );
      })}
    </Row>
  );
}

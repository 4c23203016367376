import { BankLineStateWords } from '../../../../api/generated/words/bank-line-state';
import { formatMinor } from '../../../../lib/money';
import { Text } from '../../../../ui/layout/layout';
import { DialogButton } from '../../../components/dialog-button';
import { lazyDialog } from '../../../components/lazy-dialog';
import { SecondaryText } from '../../../lists/cells';
import { defineList, ListView, useList } from '../../../lists/list-view';
import { RowLink } from '../../../lists/row-link';
import { dayText } from '../../invoices/parts';
import { InvoicingPage } from '../invoicing-page';
import { type BankLine, bankSource } from './bank-source';
import { bankWords as words, readingWords } from './words';

const StatementDialog = lazyDialog(() => import('./statement-dialog'), 'StatementDialog');
const LineDialog = lazyDialog(() => import('./line-dialog'), 'LineDialog');

const lines = defineList({
  source: bankSource,
  words,
  opens: 'line',
  columns: {
    about: {
      look: ['title', 'wide'],
      cell: (one) => (
        <>
          <RowLink id={one._id}>{one.text || words.noText}</RowLink>
          <SecondaryText>{one.account}</SecondaryText>
        </>
      ),
    },
    invoices: (one) => <MayPay line={one} />,
    day: { look: 'date', cell: (one) => dayText(one.day) },
    sum: { look: 'figure', cell: (one) => formatMinor(one.minor, one.currency) },
  },
});

/** Why an open line may pay an invoice; of the others, what became of them. */
function MayPay({ line: { state, evidence, isReversal } }: { line: BankLine }) {
  if (state !== 'open') return <Text soft>{BankLineStateWords[state]}</Text>;
  if (isReversal) return <Text alarm>{words.reversal}</Text>;
  const [first] = evidence;
  if (!first) return <Text soft>{words.nothing}</Text>;
  return (
    <span>
      {words.evidence(first.number, first.why)}
      {evidence.length > 1 ? (
        <SecondaryText>{words.more(evidence.length - 1)}</SecondaryText>
      ) : null}
    </span>
  );
}

export function Component() {
  const list = useList(lines);
  const { id, close } = list.open;
  return (
    <InvoicingPage
      action={<DialogButton label={readingWords.title} dialog={StatementDialog} of={{}} />}
    >
      <ListView list={list} />
      {id ? <LineDialog key={id} id={id} onClose={close} /> : null}
    </InvoicingPage>
  );
}

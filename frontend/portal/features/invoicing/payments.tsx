import { PaymentKindWords } from '../../../api/generated/words/payment-kind';
import { formatMinor } from '../../../lib/money';
import { Text } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { SecondaryText } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { RowLink } from '../../lists/row-link';
import { dayText } from '../invoices/parts';
import { InvoicingPage } from './invoicing-page';
import { PaymentDialog } from './payment-dialog';
import { paymentSource } from './payment-source';
import { paymentWords as words, recordWords } from './words';

const RecordDialog = lazyDialog(() => import('./record-dialog'), 'RecordDialog');

const payments = defineList({
  source: paymentSource,
  words,
  opens: 'payment',
  columns: {
    from: {
      look: ['title', 'wide'],
      cell: (one) => (
        <>
          <RowLink id={one._id}>{one.payer || words.unnamed}</RowLink>
          <SecondaryText>
            {[PaymentKindWords[one.kind], one.note].filter(Boolean).join(' · ')}
          </SecondaryText>
        </>
      ),
    },
    invoices: (one) => (
      <span>
        {one.allocations.map(({ number }) => number).join(', ') || (
          <Text as="span" soft>
            {words.noInvoice}
          </Text>
        )}
        {one.unallocatedMinor > 0 ? (
          <Text as="span" block alarm strong>
            {words.leftOver(formatMinor(one.unallocatedMinor, one.currency))}
          </Text>
        ) : null}
      </span>
    ),
    received: { look: 'date', cell: (one) => dayText(one.receivedOn) },
    sum: {
      look: 'figure',
      cell: (one) => (
        <span>
          {formatMinor(one.minor, one.currency)}
          {one.backMinor > 0 ? (
            <SecondaryText>{words.back(formatMinor(one.backMinor, one.currency))}</SecondaryText>
          ) : null}
        </span>
      ),
    },
  },
});

export function Component() {
  const list = useList(payments);
  const { id, close } = list.open;
  return (
    <InvoicingPage
      action={<DialogButton label={recordWords.title} dialog={RecordDialog} of={{}} />}
    >
      <ListView list={list} />
      {id ? <PaymentDialog key={id} id={id} onClose={close} /> : null}
    </InvoicingPage>
  );
}

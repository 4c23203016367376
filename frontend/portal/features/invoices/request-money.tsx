import { Link } from 'react-router-dom';
import { useQuery } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Holding } from '../../../ui/skeleton';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { type Money, moneyOf } from './invoice-source';
import { dayText, StateBadge } from './parts';
import { moneyWords as words } from './words';

/** The agreed, invoiced and paid amounts, for readers who may see them, after a price is agreed. */
export function RequestMoney({ requestId }: { requestId: string }) {
  const { data, isPending } = useQuery({ ...moneyOf(requestId), meta: { isQuiet: true } });
  if (isPending) return <Holding />;
  if (!data || data.items.length === 0) return null;
  const sum = (minor: number) => formatMinor(minor, data.currency);
  return (
    <SmallSection id="money" title={words.title}>
      <Stack gap={2}>
        <Text strong figures>
          {words.standing(sum(data.invoicedMinor), sum(data.agreedMinor), sum(data.paidMinor))}
        </Text>
        <Stack as="ol" line="above">
          {data.items.map((item) => (
            <Part key={item._id} item={item} money={data} />
          ))}
        </Stack>
        <Text faint size={1}>
          {words.withVat}
        </Text>
      </Stack>
    </SmallSection>
  );
}

interface PartProps {
  item: Money['items'][number];
  money: Money;
}

function Part({ item, money }: PartProps) {
  const invoice = money.invoices.find(({ _id }) => _id === item.invoiceId);
  const when = item.doneAt ? words.done : item.dueOn ? words.planned(dayText(item.dueOn)) : null;
  return (
    <Row as="li" between align="baseline" gap="1 4" before={2} after={2} line="below" figures>
      <span>
        <bdi>{item.title}</bdi>
        <Text as="span" block soft size={2}>
          {invoice ? (
            <Link to={paths.invoice(invoice._id)}>{invoice.number ?? words.draft}</Link>
          ) : (
            (when ?? words.later)
          )}
        </Text>
      </span>
      <Row as="span" align="center" gap={3}>
        {invoice ? <StateBadge of={invoice} /> : null}
        <span className="nowrap">{formatMinor(item.totalMinor, money.currency)}</span>
      </Row>
    </Row>
  );
}

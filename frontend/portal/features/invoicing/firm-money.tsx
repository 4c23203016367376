import { Link } from 'react-router-dom';
import { type AnswerOf, q, useQuery } from '../../../api/call';
import type { Day } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { StatBand } from '../../../ui/stat-band';
import { useAccess } from '../../access/use-access';
import { mayOpen } from '../../access/may-open';
import { Loaded } from '../../components/loaded';
import { SmallSection } from '../../components/section';
import { paths } from '../../paths';
import { dayText } from '../invoices/parts';
import { firmMoneyWords as words } from './words';

interface FirmMoneyProps {
  /** The same days as the reports by default. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Agreed, invoiced and paid amounts, for people who see invoices. */
export function FirmMoney({ from, to }: FirmMoneyProps) {
  const access = useAccess();
  const maySee = access !== undefined && mayOpen('finance', access);
  const days = { ...(from ? { from: from as Day } : {}), ...(to ? { to: to as Day } : {}) };
  const query = useQuery({ ...q('/api/money', { query: days }), enabled: maySee });
  if (!maySee) return null;
  return (
    <SmallSection
      id="money"
      title={words.title}
      action={<Link to={paths.invoicingList}>{words.open}</Link>}
    >
      <Loaded query={query} noun={words.noun} skeleton={<Figures />}>
        {(money) => <Figures money={money} />}
      </Loaded>
    </SmallSection>
  );
}

type Money = AnswerOf<'/api/money', 'get'>;

/** Without figures it takes their room while they load. */
function Figures({ money }: { money?: Money }) {
  const sumOf = (name: 'paidMinor' | 'invoicedMinor' | 'agreedMinor') =>
    money &&
    (money.sums.map((one) => formatMinor(one[name], one.currency)).join(' + ') || words.none);
  return (
    <StatBand
      label={words.figures}
      stats={[
        {
          label: words.paid,
          value: sumOf('paidMinor'),
          note: words.since(money ? dayText(money.from) : words.none),
        },
        { label: words.invoiced, value: sumOf('invoicedMinor'), note: words.invoicedNote },
        { label: words.agreed, value: sumOf('agreedMinor'), note: words.agreedNote },
      ]}
    />
  );
}

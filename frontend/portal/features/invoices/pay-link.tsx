import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { type AnswerOf, call } from '../../../api/call';
import { hasStatus } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { Alert } from '../../../ui/alert';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { Bank, Standing } from './pay';
import { payLinkWords as words, payWords } from './words';

type Linked = AnswerOf<'/api/pay/read', 'post'>;

/**
 * The contact of an invoice pays it here without an account. The payment page leads back to it, and
 * people who are signed in go on to the invoice.
 */
export function Component() {
  const [params] = useSearchParams();
  const token = useLocation().hash.slice(1);
  const invoice = params.get('invoice');
  const isPaid = params.has('paid');
  if (invoice && currentSession()) {
    return <Navigate replace to={`${paths.invoice(invoice)}${isPaid ? '?paid=1' : ''}`} />;
  }
  if (invoice) {
    return (
      <GuestLayout title={isPaid ? words.thanks : words.title}>
        <Alert tone={isPaid ? 'success' : 'info'}>{isPaid ? words.paid : words.back}</Alert>
      </GuestLayout>
    );
  }
  return token ? <Paying token={token} /> : <Dead text={words.cut} />;
}

const Dead = ({ text }: { text: string }) => (
  <GuestLayout title={words.title}>
    <Alert tone="warning">{text}</Alert>
  </GuestLayout>
);

function Paying({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['pay', token],
    queryFn: () => call('POST /api/pay/read').send({ token }),
  });
  const { data, error } = query;
  if (hasStatus(error, 410, 422)) return <Dead text={words.dead} />;
  return (
    <GuestLayout
      title={data ? words.titleOf(data.number) : words.title}
      lead={data ? <bdi>{data.projectName}</bdi> : null}
    >
      <Loaded query={query} noun={words.noun}>
        {(linked) => <Payable linked={linked} token={token} />}
      </Loaded>
    </GuestLayout>
  );
}

const Payable = ({ linked, token }: { linked: Linked; token: string }) => {
  const { number, openMinor, bank, canPay } = linked;
  return (
    <>
      <Standing invoice={{ ...linked, kind: 'final', state: 'issued' }} />
      {canPay ? (
        <RowAction
          wide
          label={payWords.pay}
          send={() => call('POST /api/pay/open').send({ token })}
          onDone={({ url }) => window.location.assign(url)}
        />
      ) : null}
      {openMinor > 0 && bank ? <Bank bank={bank} number={number} /> : null}
    </>
  );
};

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, q, useQuery } from '../../../api/call';
import { PaymentKindWords } from '../../../api/generated/words/payment-kind';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { Fact, Facts } from '../../components/facts';
import { ItemDialog } from '../../components/item-dialog';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { paths } from '../../paths';
import { kitWords } from '../../words';
import { dayText } from '../invoices/parts';
import type { Payment } from './payment-source';
import { paymentViewWords as words, paymentWords } from './words';

const GiveDialog = lazyDialog(() => import('./give-dialog'), 'GiveDialog');
const PaidBackDialog = lazyDialog(() => import('./paid-back-dialog'), 'PaidBackDialog');

type Allocation = Payment['allocations'][number];
type Step = 'give' | 'paid-back' | { off: Allocation; of: Payment } | null;

export function PaymentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(q('/api/payments/{id}', { path: { id } }));
  const [step, setStep] = useState<Step>(null);
  const payment = query.data;
  if (!payment) return <ItemDialog noun={paymentWords.noun} queries={[query]} onClose={onClose} />;
  const back = () => setStep(null);
  if (step === 'give') return <GiveDialog payment={payment} onClose={back} />;
  if (step === 'paid-back') return <PaidBackDialog payment={payment} onClose={back} />;
  if (step) return <TakeOff {...step} onClose={back} />;
  return <PaymentView payment={payment} onStep={setStep} onClose={onClose} />;
}

interface TakeOffProps {
  off: Allocation;
  /** As it was shown: a refetch must not change what is confirmed. */
  of: Payment;
  onClose: () => void;
}

function TakeOff({ off, of: { _id: id, currency, version }, onClose }: TakeOffProps) {
  const { invoiceId, number, minor } = off;
  const { text, ...said } = words.takingOff(number, formatMinor(minor, currency));
  return (
    <ConfirmDialog
      {...said}
      isDangerous
      run={() =>
        call('POST /api/payments/{id}/release', { path: { id } }).send({
          ...{ invoiceId, minor, version },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

interface PaymentViewProps {
  payment: Payment;
  onStep: (step: Step) => void;
  onClose: () => void;
}

function PaymentView({ payment, onStep, onClose }: PaymentViewProps) {
  const { payer, kind, receivedOn, currency, allocations, provider } = payment;
  const sum = (minor: number) => (minor > 0 ? formatMinor(minor, currency) : null);
  return (
    <Dialog
      wide
      onClose={onClose}
      title={payer || paymentWords.unnamed}
      description={words.description(PaymentKindWords[kind], dayText(receivedOn))}
      footer={
        <>
          <Button
            variant="quiet"
            label={words.paidBack}
            disabledReason={
              provider === 'stripe'
                ? words.byStripe
                : payment.backMinor >= payment.minor
                  ? words.nothingLeft
                  : undefined
            }
            onClick={() => onStep('paid-back')}
          />
          <Button variant="secondary" label={kitWords.close} onClick={onClose} />
          {payment.unallocatedMinor > 0 ? (
            <Button label={words.give} onClick={() => onStep('give')} />
          ) : null}
        </>
      }
    >
      <Stack gap={5}>
        <Facts>
          <Fact term={words.facts.sum}>{sum(payment.minor)}</Fact>
          <Fact term={words.facts.left}>{sum(payment.unallocatedMinor)}</Fact>
          <Fact term={words.facts.back}>{sum(payment.backMinor)}</Fact>
          <Fact term={words.facts.reference}>
            {provider === 'staff' ? null : payment.reference}
          </Fact>
          <Fact term={words.facts.note}>{payment.note}</Fact>
        </Facts>
        <Stack as="section" gap={2} aria-labelledby="allocations">
          <Text as="h3" size={4} strong id="allocations">
            {words.invoices}
          </Text>
          {allocations.length > 0 ? (
            <ItemRows>
              {allocations.map((off) => (
                <ItemRow
                  key={off.invoiceId}
                  title={<Link to={paths.invoice(off.invoiceId)}>{off.number}</Link>}
                  notes={[formatMinor(off.minor, currency)]}
                >
                  <Button
                    small
                    variant="quiet"
                    label={words.takeOff}
                    aria-label={words.takeOffOf(off.number)}
                    onClick={() => onStep({ off, of: payment })}
                  />
                </ItemRow>
              ))}
            </ItemRows>
          ) : (
            <Text soft>{words.noInvoices}</Text>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}

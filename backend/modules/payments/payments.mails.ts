import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import type { EventDefinition } from '../../events/events.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import { financeStaff, moneyOf } from '../invoices/invoices.public';
import {
  paymentDisputed,
  paymentHeld,
  paymentRefunded,
  paymentUnallocated,
} from './payments.events';

type Told = { minor: number; unallocatedMinor: number; currency: string; payer: string };

async function paymentIn(db: EntityManager, id: string): Promise<Told | undefined> {
  const [payment] = await read<Told>(
    db,
    `SELECT minor::float8 AS minor, unallocated_minor::float8 AS "unallocatedMinor", currency, payer
     FROM payments WHERE id = $1`,
    [id],
  );
  return payment;
}

/** For staff only: clients get the mails of their invoice. */
function tell<Data>(
  event: EventDefinition<Data>,
  type: Notice['type'],
  words: (payment: Told) => [title: string, message: string] | null,
): void {
  defineNotice(`${event.type}-staff`, [event], async ({ subjectId }, { tx }) => {
    const payment = await paymentIn(tx, subjectId!);
    const told = payment && words(payment);
    if (!told) return null;
    return { to: await financeStaff(tx), notice: { type, title: told[0], message: told[1] } };
  });
}

tell(paymentUnallocated, 'warning', ({ unallocatedMinor, currency }) =>
  unallocatedMinor > 0
    ? ['A payment is left over', `${moneyOf(unallocatedMinor, currency)}: say what it is for.`]
    : null,
);
tell(paymentDisputed, 'warning', ({ minor, currency }) =>
  minor < 0
    ? ['A payment is disputed', `${moneyOf(-minor, currency)} is taken back until it is decided.`]
    : ['A dispute is won', `${moneyOf(minor, currency)} came back.`],
);
tell(paymentRefunded, 'info', ({ minor, currency }) =>
  minor < 0
    ? ['A payment went back', `${moneyOf(-minor, currency)} to the client.`]
    : ['A refund has failed', `${moneyOf(minor, currency)} came back.`],
);

const HELD: Record<string, string> = {
  unknown_checkout: 'A payment came through a page that we have not made.',
  unknown_payment: 'Money went back of a payment that we do not know.',
  more_than_paid: 'More was given back than was paid.',
  not_understood: 'A payment, refund or dispute has a state or amount that we have no rule for.',
};

defineNotice('payment.held-staff', [paymentHeld], async ({ data }, { tx }) => ({
  to: await financeStaff(tx),
  notice: {
    type: 'warning',
    title: 'Look at Stripe',
    message: `${HELD[data.after.outcome] ?? HELD['not_understood']} No balance has changed.`,
  },
}));

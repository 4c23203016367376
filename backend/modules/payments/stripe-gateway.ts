import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Unauthenticated } from '../../access/access.errors';
import { AppConfig } from '../../config/app-config';
import { PaymentsUnavailable } from './payments.errors';
import type {
  CheckoutFact,
  CheckoutOrder,
  PaymentFact,
  PaymentGateway,
  ReturnFact,
} from './payment-gateway';

const TIMEOUT_MS = 10_000;

/** Events of a payment page and what each makes of it (docs.stripe.com/payments/checkout). */
const STATES: Record<string, CheckoutFact['state']> = {
  'checkout.session.completed': 'pending',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

@Injectable()
export class StripeGateway implements PaymentGateway {
  private readonly stripe: Stripe | null;
  private readonly secret: string;

  constructor({ payments: { stripe } }: AppConfig) {
    this.secret = stripe?.webhookSecret ?? '';
    this.stripe = stripe ? new Stripe(stripe.key, optionsOf(stripe.url)) : null;
  }

  async open({ id, number, minor, currency, email, returnUrl }: CheckoutOrder) {
    const session = await this.api.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: id,
        success_url: `${returnUrl}&paid=1`,
        cancel_url: returnUrl,
        ...(email && { customer_email: email }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: minor,
              product_data: { name: number },
            },
          },
        ],
        payment_intent_data: { metadata: { invoice: number }, description: number },
      },
      { idempotencyKey: id },
    );
    if (!session.url) throw PaymentsUnavailable();
    return { reference: session.id, url: session.url };
  }

  hear(body: string, signature = ''): { eventId: string; fact: PaymentFact | null } {
    const event = this.eventIn(body, signature);
    return { eventId: event.id, fact: factIn(event) };
  }

  async ask(reference: string): Promise<CheckoutFact> {
    const session = await this.api.checkout.sessions.retrieve(reference, {
      expand: ['payment_intent.latest_charge'],
    });
    return { ...checkoutFact(session, stateOf(session)), ...chargedAt(session) };
  }

  async close(reference: string): Promise<void> {
    await this.api.checkout.sessions.expire(reference);
  }

  private eventIn(body: string, signature: string): Stripe.Event {
    if (!this.stripe) throw Unauthenticated();
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.secret);
    } catch {
      throw Unauthenticated();
    }
  }

  private get api(): Stripe {
    if (!this.stripe) throw PaymentsUnavailable();
    return this.stripe;
  }
}

function optionsOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    ...(port && { port: Number(port) }),
    protocol: isHttp ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  } as const;
}

/** A bank that refuses leaves the session complete and unpaid, so its payment says that. */
function stateOf(session: Stripe.Checkout.Session): CheckoutFact['state'] {
  const { status, payment_status: paid, payment_intent: payment } = session;
  if (paid === 'paid') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  const isRefused =
    payment !== null &&
    typeof payment === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment.status);
  return isRefused ? 'failed' : 'pending';
}

/** A card is charged at once. Of a debit, the charge says only when it was asked for. */
function chargedAt({ payment_intent: payment }: Stripe.Checkout.Session): { paidAt?: number } {
  const charge = typeof payment === 'object' ? payment?.latest_charge : null;
  const isCard = typeof charge === 'object' && charge?.payment_method_details?.type === 'card';
  return isCard ? { paidAt: charge.created } : {};
}

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

const checkoutFact = (
  session: Stripe.Checkout.Session,
  state: CheckoutFact['state'],
): CheckoutFact => ({
  kind: 'checkout',
  reference: session.id,
  checkoutId: session.client_reference_id,
  state,
  minor: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  payment: idOf(session.payment_intent),
  method: session.payment_method_types?.includes('card') ? 'card' : 'bank',
});

/** The database refuses other amounts, however often they are settled. */
const isAmount = (minor: number): boolean => Number.isSafeInteger(minor) && minor > 0;

function factIn({ type, created, data: { object } }: Stripe.Event): PaymentFact | null {
  const state = STATES[type];
  if (state) {
    const session = object as Stripe.Checkout.Session;
    const isPaid = state === 'pending' && session.payment_status === 'paid';
    const fact = checkoutFact(session, isPaid ? 'paid' : state);
    if (!session.id) return null;
    if (fact.state !== 'paid') return fact;
    if (isAmount(fact.minor)) return { ...fact, paidAt: created };
    return { kind: 'unclear', what: 'checkout', reference: session.id };
  }
  if (type.startsWith('refund.')) {
    return returnFact('refund', REFUNDS, object as Stripe.Refund, created);
  }
  if (type.startsWith('charge.dispute.')) {
    return returnFact('dispute', DISPUTES, object as Stripe.Dispute, created);
  }
  return null;
}

type Known = Record<string, ReturnFact['state'] | null>;

const REFUNDS: Known = {
  pending: 'taken',
  requires_action: 'taken',
  succeeded: 'taken',
  failed: 'came_again',
  canceled: 'came_again',
};

/** Inquiries (`warning_…`) take no money. */
const DISPUTES: Known = {
  needs_response: 'taken',
  under_review: 'taken',
  lost: 'taken',
  won: 'came_again',
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
};

function returnFact(
  what: ReturnFact['what'],
  known: Known,
  {
    id: reference,
    status,
    amount: minor,
    currency,
    payment_intent: intent,
    created: takenAt,
  }: Stripe.Refund | Stripe.Dispute,
  toldAt: number,
): PaymentFact | null {
  const state = known[status ?? ''];
  const payment = idOf(intent);
  if (state === null) return null;
  const isClear = state !== undefined && payment && isAmount(minor) && currency;
  if (!isClear) return { kind: 'unclear', what, reference };
  return {
    ...{ kind: 'return', what, reference, payment, minor, state },
    currency: currency.toUpperCase(),
    takenAt,
    ...(state === 'came_again' && { cameAgainAt: toldAt }),
  };
}

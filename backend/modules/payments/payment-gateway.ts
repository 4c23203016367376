/** Unix time. */
type Seconds = number;

/** How a payment page stands. `minor` and `currency` are the amount to pay on it. */
export type CheckoutFact = {
  kind: 'checkout';
  reference: string;
  /** Our id of it, as the provider repeats it. */
  checkoutId: string | null;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  minor: number;
  currency: string;
  /** Of the payment; null before it is made. */
  payment: string | null;
  method: 'card' | 'bank';
  paidAt?: Seconds;
};

/** Money that went back, or that came again because it did not. */
export type ReturnFact = {
  kind: 'return';
  what: 'refund' | 'dispute';
  reference: string;
  payment: string;
  minor: number;
  currency: string;
  state: 'taken' | 'came_again';
  takenAt?: Seconds;
  cameAgainAt?: Seconds;
};

/** A state or amount that we have no rule for; staff look at it. */
export type UnclearFact = {
  kind: 'unclear';
  what: 'checkout' | 'refund' | 'dispute';
  reference: string;
};

/** Holds no names, addresses or card numbers. */
export type PaymentFact = CheckoutFact | ReturnFact | UnclearFact;

export type CheckoutOrder = {
  /** Of the checkout: the provider makes one page for it, however often it is asked. */
  id: string;
  number: string;
  minor: number;
  currency: string;
  email: string | null;
  /** With a query; `&paid=1` follows after a payment. */
  returnUrl: string;
};

/** The provider that takes cards and bank debits for us. */
export interface PaymentGateway {
  /** Makes the payment page. */
  open(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  /**
   * Of a webhook; null for what does not concern a balance.
   * @throws Unauthenticated if it is not signed by the provider
   */
  hear(body: string, signature: string | undefined): { eventId: string; fact: PaymentFact | null };
  /** How a payment page stands now. */
  ask(reference: string): Promise<CheckoutFact>;
  /** Closes the page for good, because the open amount has changed. */
  close(reference: string): Promise<void>;
}

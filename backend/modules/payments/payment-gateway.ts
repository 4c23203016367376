/** What became of a payment page. `minor` and `currency`: what was paid by it. */
export type CheckoutFact = {
  kind: 'checkout';
  reference: string;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  minor: number;
  currency: string;
  /** Of the payment; null before it is made. */
  payment: string | null;
  method: 'card' | 'bank';
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
};

/** What a provider tells of a payment: no names, addresses or card numbers. */
export type PaymentFact = CheckoutFact | ReturnFact;

export type CheckoutOrder = {
  /** Of the checkout: the provider makes one page for it, however often it is asked. */
  id: string;
  number: string;
  minor: number;
  currency: string;
  email: string | null;
  returnUrl: string;
};

/** Whoever takes cards and bank debits for us. */
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
  /** So that nobody pays what is no longer open. */
  close(reference: string): Promise<void>;
}

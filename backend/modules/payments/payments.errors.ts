import { AppError, conflict, invalidField, missing, versionConflict } from '../../errors/app-error';

const RETRY_SECONDS = 60;

export const PaymentNotFound = missing('payment');

export const PaymentsUnavailable = () =>
  new AppError(
    'unavailable',
    'payments_unavailable',
    'Paying by card is not possible right now. Please try again in a minute, or pay by bank transfer.',
    { retryAfter: RETRY_SECONDS },
  );

export const PaymentPending = conflict(
  'payment_pending',
  'Your bank is still working on a payment of this invoice. We tell you when it has arrived.',
);

export const CurrencyDiffers = conflict(
  'currency_differs',
  'The payment and the invoice have different currencies.',
);

export const DayAhead = () => invalidField('receivedOn', 'day_ahead', 'Choose a day up to today.');

export const BackAtProvider = conflict(
  'back_at_provider',
  'This payment came through Stripe. Refund it there, and we hear of it.',
);

export const PaymentChangedMeanwhile = versionConflict(
  'This payment has been changed in the meantime. Look at it and try again.',
);

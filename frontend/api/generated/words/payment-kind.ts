// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { PaymentKind } from '../enums';

export const PaymentKindWords: Record<PaymentKind, string> = {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash or cheque',
  refund: 'Refund',
  dispute: 'Dispute',
};

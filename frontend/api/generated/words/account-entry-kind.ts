// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { AccountEntryKind } from '../enums';

export const AccountEntryKindWords: Record<AccountEntryKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Card dispute',
  write_off: 'Written off',
};

// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { BankLineState } from '../enums';

export const BankLineStateWords: Record<BankLineState, string> = {
  open: 'To decide',
  matched: 'Matched',
  ignored: 'Not for an invoice',
};

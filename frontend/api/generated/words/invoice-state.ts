// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { InvoiceState } from '../enums';

export const InvoiceStateWords: Record<InvoiceState, string> = {
  draft: 'Draft',
  issued: 'Open',
  part_paid: 'Partly paid',
  paid: 'Paid',
  credited: 'Credited',
  written_off: 'Written off',
};

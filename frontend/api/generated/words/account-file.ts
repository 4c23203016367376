// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { AccountFile } from '../enums';

export const AccountFileWords: Record<AccountFile, string> = {
  sales: 'Invoices and credit notes (CSV)',
  payments: 'Payments (CSV)',
  xero: 'For Xero (CSV)',
  quickbooks: 'For QuickBooks (ZIP of CSV files)',
  pdfs: 'All PDFs (ZIP)',
};

import type { KeyLabel } from '../../config/keys';
import { readRowToken } from '../../links/links.public';
import { PayLinkDead } from './invoices.errors';

/** Of the link by which a contact without an account pays one invoice. */
export const PAY_LINK: KeyLabel = 'pay-link';

/**
 * The id of the invoice.
 * @throws PayLinkDead
 */
export function invoiceOfLink(secret: string, token: string): string {
  const id = readRowToken(secret, PAY_LINK, token);
  if (!id) throw PayLinkDead();
  return id;
}

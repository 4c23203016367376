import type { VatCategory } from '../invoice-content';
import { percentText } from './signed-amounts';
import { groupElement, textElement, type MaybeElement } from './xml-writer';

export const cbc = (
  name: string,
  text: string | null | undefined,
  attributes?: Record<string, string>,
): MaybeElement => textElement(`cbc:${name}`, text, attributes);

export const cac = (name: string, children: readonly MaybeElement[]): MaybeElement =>
  groupElement(`cac:${name}`, children);

export const VAT_SCHEME = cac('TaxScheme', [cbc('ID', 'VAT')]);

/** Codes of the VATEX list; an exemption within the UK has none, and its reason is a text. */
const EXEMPTIONS: Partial<Record<VatCategory, { code?: string; reason: string }>> = {
  E: { reason: 'Exempt from VAT' },
  AE: { code: 'VATEX-EU-AE', reason: 'Reverse charge' },
  O: { code: 'VATEX-EU-O', reason: 'Not subject to VAT' },
};

/** Adds the reason of an exemption if `vatNote` is given; lines do not state one. */
export function taxCategory(
  name: string,
  category: VatCategory,
  rate: number,
  vatNote?: string,
): MaybeElement {
  const exemption = vatNote === undefined ? undefined : EXEMPTIONS[category];
  return cac(name, [
    cbc('ID', category),
    category === 'O' ? null : cbc('Percent', percentText(rate)),
    cbc('TaxExemptionReasonCode', exemption?.code),
    cbc('TaxExemptionReason', exemption && (vatNote || exemption.reason)),
    VAT_SCHEME,
  ]);
}

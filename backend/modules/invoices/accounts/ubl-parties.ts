import type { InvoiceContent } from '../invoice-content';
import { addressLines, buyerName } from './book-lines';
import { cac, cbc, VAT_SCHEME } from './ubl-elements';
import type { MaybeElement } from './xml-writer';

/** Peppol's schemes of electronic addresses that are VAT numbers. */
const VAT_SCHEMES: Record<string, string> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

const SELLER_COUNTRY = 'GB';
const SELLER_COUNTRY_NAME = /^(?:united kingdom|uk|great britain)$/i;

/** Outside the scope of VAT, EN 16931 allows no VAT numbers. */
export function ublParties({ seller, buyer, vat, ...content }: InvoiceContent): MaybeElement[] {
  const hasVat = vat.every(({ category }) => category !== 'O');
  const sellerLines = addressLines(seller.address.replaceAll(', ', '\n'));
  return [
    cac('AccountingSupplierParty', [
      cac('Party', [
        endpoint(seller.vatNumber, SELLER_COUNTRY, seller.email),
        addressOf(
          sellerLines.filter((line) => !SELLER_COUNTRY_NAME.test(line)),
          SELLER_COUNTRY,
        ),
        hasVat ? taxNumber(seller.vatNumber, SELLER_COUNTRY) : null,
        cac('PartyLegalEntity', [
          cbc('RegistrationName', seller.legalName),
          cbc('CompanyID', seller.companyNumber),
          cbc('CompanyLegalForm', legalForm(seller)),
        ]),
        cac('Contact', [cbc('ElectronicMail', seller.email)]),
      ]),
    ]),
    cac('AccountingCustomerParty', [
      cac('Party', [
        endpoint(buyer.vatNumber, buyer.country, buyer.email),
        addressOf(addressLines(buyer.address), buyer.country),
        hasVat ? taxNumber(buyer.vatNumber, buyer.country) : null,
        cac('PartyLegalEntity', [
          cbc('RegistrationName', buyerName({ ...content, seller, buyer, vat })),
        ]),
        cac('Contact', [cbc('Name', buyer.name), cbc('ElectronicMail', buyer.email)]),
      ]),
    ]),
  ];
}

const legalForm = ({ place, companyNumber, office }: InvoiceContent['seller']): string =>
  [`Registered in ${place}, number ${companyNumber}`, office].filter(Boolean).join('. ');

const addressOf = ([street, more, ...rest]: string[], country: string): MaybeElement =>
  cac('PostalAddress', [
    cbc('StreetName', street),
    cbc('AdditionalStreetName', more),
    cac('AddressLine', [cbc('Line', rest.join(', '))]),
    cac('Country', [cbc('IdentificationCode', country)]),
  ]);

/** An e-mail address is one by EN 16931, but Peppol does not deliver to it. */
function endpoint(vatNumber: string | null, country: string, email: string): MaybeElement {
  const number = fullNumber(vatNumber, country);
  const scheme = number && VAT_SCHEMES[country];
  return scheme
    ? cbc('EndpointID', number, { schemeID: scheme })
    : cbc('EndpointID', email, { schemeID: 'EM' });
}

function taxNumber(given: string | null, country: string): MaybeElement {
  const number = fullNumber(given, country);
  return number ? cac('PartyTaxScheme', [cbc('CompanyID', number), VAT_SCHEME]) : null;
}

/** VAT numbers begin with the code of their country, which people leave out at home. */
function fullNumber(given: string | null, country: string): string {
  const plain = (given ?? '').replace(/[\s.-]/g, '').toUpperCase();
  return !plain || /^[A-Z]{2}/.test(plain) ? plain : country + plain;
}

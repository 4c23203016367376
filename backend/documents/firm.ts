import brand from '../../brand.json';

export type Firm = {
  legalName: string;
  address: string;
  companyNumber: string;
  place: string;
  office: string;
  vatNumber: string | null;
  isSample: boolean;
};

/** Where clients transfer money to. `iban` and `bic` are for transfers from abroad. */
export type BankAccount = {
  bank: string;
  name: string;
  sortCode: string;
  account: string;
  iban: string;
  bic: string;
};

type Facts = {
  number?: string;
  place?: string;
  office?: string;
  vat?: string;
  bank?: BankAccount;
};
const { registration: given, confirmed = [] } = brand as {
  registration?: Facts;
  confirmed?: readonly string[];
};

const SAMPLE: Required<Facts> = {
  number: '00000000',
  place: 'England and Wales',
  office: `${brand.address.street}, ${brand.address.city} ${brand.address.postcode}`,
  vat: 'GB 000 0000 00',
  bank: {
    bank: 'Sample Bank',
    name: brand.legalName,
    sortCode: '00-00-00',
    account: '00000000',
    iban: 'GB00 SMPL 0000 0000 0000 00',
    bic: 'SMPLGB00',
  },
};

/** `missing`: names of facts that a paper with a price must state and brand.json lacks. */
export function firmFacts(useSample: boolean): {
  firm: Firm;
  bank: BankAccount | null;
  missing: string[];
} {
  const isSample = useSample && !given?.number;
  const facts: Facts = isSample ? SAMPLE : (given ?? {});
  const { street, city, postcode, country } = brand.address;
  const missing = [
    !facts.number && 'the company number',
    !facts.office && 'the registered office',
    // The owner may confirm that there is no number.
    !facts.vat && !confirmed.includes('vat-number') && 'the VAT number',
  ].filter((one): one is string => Boolean(one));
  return {
    firm: {
      legalName: brand.legalName,
      address: `${street}, ${city} ${postcode}, ${country}`,
      companyNumber: facts.number ?? '',
      place: facts.place ?? 'England and Wales',
      office: facts.office ?? '',
      vatNumber: facts.vat ?? null,
      isSample,
    },
    bank: facts.bank ?? null,
    missing,
  };
}

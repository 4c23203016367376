import brand from '../../../brand.json';

export type Firm = {
  legalName: string;
  address: string;
  companyNumber: string;
  place: string;
  office: string;
  vatNumber: string | null;
  isSample: boolean;
};

type Facts = { number?: string; place?: string; office?: string; vat?: string };
const { registration: given, confirmed = [] } = brand as {
  registration?: Facts;
  confirmed?: readonly string[];
};

const SAMPLE: Required<Facts> = {
  number: '00000000',
  place: 'England and Wales',
  office: `${brand.address.street}, ${brand.address.city} ${brand.address.postcode}`,
  vat: 'GB 000 0000 00',
};

/** `missing`: names of facts that a proposal must state and brand.json lacks. */
export function firmFacts(useSample: boolean): { firm: Firm; missing: string[] } {
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
    missing,
  };
}

import brand from '../../../brand.json';
import { claim, type ClaimId } from '../../content/claims';
import { organisationId } from './graph';

export interface Offered {
  name?: string;
  description?: string;
  price: ClaimId;
  /** False for a starting price. */
  isExact?: boolean;
  /** Upper end of a typical price in pounds, if the page prints one. */
  upTo?: number;
}

interface ServiceFacts {
  path: string;
  name: string;
  description: string;
  area?: string;
  offers?: readonly Offered[];
}

/** A service with the prices its page prints, without VAT. */
export function serviceNode({ path, name, description, area, offers = [] }: ServiceFacts): object {
  return {
    '@type': 'Service',
    '@id': `${brand.url}${path}#service`,
    name,
    description,
    serviceType: name,
    url: `${brand.url}${path}`,
    areaServed: area
      ? { '@type': 'City', name: area }
      : { '@type': 'Country', name: 'United Kingdom' },
    provider: { '@id': organisationId },
    ...(offers.length > 0 && { offers: offers.map((offer) => offerNode(path, offer)) }),
  };
}

function offerNode(path: string, { name, description, price, isExact, upTo }: Offered): object {
  const { amount } = claim(price);
  if (amount === undefined) throw new Error(`Claim ${price} is not a price`);
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...(description && { description }),
    url: `${brand.url}${path}`,
    seller: { '@id': organisationId },
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'GBP',
      ...(isExact ? { price: amount } : { minPrice: amount }),
      ...(upTo && { maxPrice: upTo }),
      valueAddedTaxIncluded: false,
      description: isExact ? 'Excludes VAT.' : 'Where the price starts. Excludes VAT.',
    },
  };
}

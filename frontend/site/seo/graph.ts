import brand from '../../../brand.json';
import { social } from '../../content/company';
import type { Card } from './card';
import { trailOf } from './trail';
import type { PageMeta } from './page-meta';
import { locale } from '../../lib/locale';

const id = (path: string) => `${brand.url}${path}`;

export const organisationId = id('/#organisation');

export const cardId = (path: string) => id(`${path}#card`);

const profiles = social.map(({ href }) => href);

/** Only facts that the site prints, without ratings of ourselves. */
const organisation = {
  '@type': ['Organization', 'ProfessionalService'],
  '@id': organisationId,
  name: brand.name,
  legalName: brand.legalName,
  url: id('/'),
  logo: id('/favicon.svg'),
  email: brand.email,
  telephone: brand.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    postalCode: brand.address.postcode,
    addressCountry: 'GB',
  },
  geo: { '@type': 'GeoCoordinates', ...brand.geo },
  areaServed: { '@type': 'Country', name: 'United Kingdom' },
  ...(profiles.length > 0 && { sameAs: profiles }),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: brand.hours.opens,
    closes: brand.hours.closes,
  },
};

const website = {
  '@type': 'WebSite',
  '@id': id('/#website'),
  name: brand.name,
  url: id('/'),
  inLanguage: locale,
  publisher: { '@id': organisationId },
};

/** One graph per page. The organisation is described in full on the pages with its particulars. */
export function graphOf(
  path: string,
  { title, description, graph = [] }: PageMeta,
  card?: Card,
): object {
  const isOurs = ['/', '/cambridge', '/contact', '/about'].includes(path);
  const trail = trailOf(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isOurs ? organisation : { '@type': 'Organization', '@id': organisationId, name: brand.name },
      website,
      {
        '@type': 'WebPage',
        '@id': id(path),
        url: id(path),
        name: title,
        description,
        inLanguage: locale,
        isPartOf: { '@id': id('/#website') },
        ...(card && { primaryImageOfPage: { '@id': cardId(path) } }),
      },
      ...(card
        ? [
            {
              '@type': 'ImageObject',
              '@id': cardId(path),
              url: id(card.src),
              contentUrl: id(card.src),
              width: card.width,
              height: card.height,
              caption: card.alt,
            },
          ]
        : []),
      ...(trail.length > 1
        ? [
            {
              '@type': 'BreadcrumbList',
              '@id': id(`${path}#trail`),
              itemListElement: trail.map(({ name, path: at }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: id(at),
              })),
            },
          ]
        : []),
      ...graph,
    ],
  };
}

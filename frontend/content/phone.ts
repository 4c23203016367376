import brand from '../../brand.json';

/** The number as a link. It is never broken at the end of a line. */
export const phoneLink = {
  label: brand.phone.replaceAll(' ', '\u00a0'),
  href: `tel:${brand.phone.replaceAll(' ', '')}`,
} as const;

import brand from '../../brand.json';

export const phoneLink = {
  label: brand.phone.replaceAll(' ', '\u00a0'),
  href: `tel:${brand.phone.replaceAll(' ', '')}`,
} as const;

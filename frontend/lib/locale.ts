import brand from '../../brand.json';

/** BCP 47: the language of all texts, and how numbers and dates are written. */
export const locale: string = brand.locale;

/** "1,200" */
export const formatNumber = (value: number): string => value.toLocaleString(locale);

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });

/** "Ada, Ben and Cleo" */
export const listOf = (names: Iterable<string>): string => conjunction.format(names);

import brand from '../../brand.json';

export const LOCALE: string = brand.locale;

const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** "Ada, Ben and Cleo" */
export const listOf = (names: Iterable<string>): string => conjunction.format(names);

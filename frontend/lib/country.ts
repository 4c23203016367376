import { locale } from './locale';

const names = new Intl.DisplayNames(locale, { type: 'region' });

/** By its ISO 3166-1 code. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

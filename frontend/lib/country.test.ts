import { expect, it } from '@jest/globals';
import { countryName } from './country';

it('names a country by its code, and leaves what is none', () => {
  expect(['GB', 'IE', 'QX', ''].map(countryName)).toEqual(['United Kingdom', 'Ireland', 'QX', '']);
});

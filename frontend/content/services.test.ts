import { describe, expect, it } from '@jest/globals';
import { SERVICE_CATALOGUE } from '../../backend/modules/requests/service-catalogue';
import { catalogue } from './services';

describe('the printed catalogue', () => {
  it('offers the services of the API, in its order and at its prices', () => {
    const facts = catalogue.map(({ title, slug, serviceType, priceFrom }) => ({
      title,
      slug,
      serviceType,
      priceFrom,
    }));
    expect(facts).toEqual(
      SERVICE_CATALOGUE.map(({ title, slug, serviceType, priceFrom }) => ({
        title,
        slug,
        serviceType,
        priceFrom,
      })),
    );
  });
});

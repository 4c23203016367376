import { SERVICE_CATALOGUE } from '../../backend/modules/requests/service-catalogue';
import { catalogue } from '../../frontend/content/catalogue';

/** The public pages are written at build and cannot ask the server: so the two lists are compared. */
describe('The service catalogue', () => {
  it('has the same titles, addresses and prices on the public pages as in the API', () => {
    const comparable = ({
      title,
      slug,
      serviceType,
      priceFrom,
    }: (typeof SERVICE_CATALOGUE)[number]) => ({ title, slug, serviceType, priceFrom });
    expect(catalogue.map((entry) => comparable(entry as never))).toEqual(
      SERVICE_CATALOGUE.map(comparable),
    );
  });
});

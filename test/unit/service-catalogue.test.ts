import { SERVICE_CATALOGUE } from '../../backend/modules/requests/services.controller';
import { services } from '../../frontend/content/services';
import { sitePages } from '../../frontend/site/pages';

/**
 * The public pages are built ahead of time and cannot ask the server, so the two lists are
 * compared.
 */
describe('The service catalogue', () => {
  it('sells under the same names what the public pages describe', () => {
    const sold = SERVICE_CATALOGUE.map(({ title, serviceType }) => [serviceType, title]);
    const described = services.map(({ label, portalValue }) => [portalValue, label]);
    expect(Object.fromEntries(sold)).toEqual(Object.fromEntries(described));
  });

  it('leads to a page of each; the one whose title is another by a redirect', () => {
    const pages = sitePages.map(({ path }) => path);
    const without = SERVICE_CATALOGUE.filter(({ slug }) => !pages.includes(`/services/${slug}`));
    expect(without.map(({ slug }) => slug)).toEqual(['custom-web-applications']);
  });
});

/**
 * Facts only the owner knows, other than figures (claims/register.ts). A test compares this list with docs/owner.md.
 */
import brand from '../../brand.json';

export interface OwnerItem {
  id: string;
  what: string;
  where: string;
  /** Undefined if the files cannot show it; then `confirmed` in brand.json decides. */
  isFilled?: boolean;
}

interface Confirmations {
  registration?: { number?: string; office?: string; vat?: string };
  confirmed?: readonly string[];
}

const { registration = {}, confirmed = [] }: Confirmations = brand as Confirmations;
const isPlaceholder = (address: string): boolean => /\.example\b/.test(address);
/** Ofcom reserves these numbers for drama use. */
const isFictional = (phone: string): boolean => /\+44 ?1632 ?960/.test(phone);

const items: readonly OwnerItem[] = [
  {
    id: 'company-number',
    what: 'Company number and place of registration',
    where: 'brand.json',
    isFilled: Boolean(registration.number),
  },
  {
    id: 'vat-number',
    what: 'VAT number',
    where: 'brand.json',
    isFilled: Boolean(registration.vat),
  },
  { id: 'signatory', what: 'Name and role of the person who signs mails', where: 'brand.json' },
  {
    id: 'registered-office',
    what: 'Registered office',
    where: 'brand.json',
    isFilled: Boolean(registration.office),
  },
  {
    id: 'web-address',
    what: 'Address of the site',
    where: 'brand.json',
    isFilled: !isPlaceholder(brand.url),
  },
  {
    id: 'email',
    what: 'E-mail address',
    where: 'brand.json',
    isFilled: !isPlaceholder(brand.email),
  },
  {
    id: 'phone',
    what: 'Telephone number',
    where: 'brand.json',
    isFilled: !isFictional(brand.phone),
  },
  {
    id: 'booking',
    what: 'Address of the booking calendar',
    where: 'brand.json',
    isFilled: !isPlaceholder(brand.bookingUrl),
  },
  {
    id: 'social',
    what: 'Social accounts, or the word that there are none',
    where: 'brand.json',
    isFilled: brand.social.length > 0,
  },
  { id: 'legal-name', what: 'Name of the company', where: 'brand.json' },
  { id: 'postal-address', what: 'Postal address', where: 'brand.json' },
  { id: 'coordinates', what: 'Coordinates of the office on the map', where: 'brand.json' },
  { id: 'hours', what: 'Opening hours, and the time to a first reply', where: 'brand.json' },
  {
    id: 'proposal-terms',
    what: 'Terms of proposals, by a solicitor, and how long contracts are kept',
    where: 'backend/modules/proposals/wording.ts',
  },
  {
    id: 'invoices',
    what: 'What an invoice and a credit note state, VAT without a rate, and how long they are kept: by an accountant',
    where: 'backend/modules/invoices/invoice-pdf.ts',
  },
  { id: 'legal-texts', what: 'Legal texts, by a solicitor', where: 'frontend/content/legal' },
  {
    id: 'accessibility-tests',
    what: 'What people have tested with which assistive software, and when',
    where: 'frontend/content/legal/accessibility.yaml',
  },
  { id: 'authors', what: 'Names and roles of the authors', where: 'frontend/content/authors.mts' },
  {
    id: 'photographs',
    what: 'Photographs of people and projects; drawings stand in their place',
    where: 'frontend/public/images',
  },
  {
    id: 'case-studies',
    what: 'The three case studies with their results, which are worked examples',
    where: 'frontend/content/case-studies',
  },
  {
    id: 'landing-stories',
    what: 'Success stories of the service pages, which are worked examples',
    where: 'frontend/content/landings',
  },
  {
    id: 'service-stories',
    what: 'Examples of the services, which are worked examples',
    where: 'frontend/content/services',
  },
  {
    id: 'cambridge-stories',
    what: 'Stories of the Cambridge pages, which are worked examples',
    where: 'frontend/content/cambridge',
  },
  {
    id: 'industry-examples',
    what: 'Examples of the industries, which are worked examples',
    where: 'frontend/content/industries',
  },
  {
    id: 'founder-testimonial',
    what: 'What a founder says about the work: approved in the portal by one with that role; the page of the startups has none until then',
    where: 'frontend/content/proof.json',
  },
  {
    id: 'company-story',
    what: 'The story of the company, and the values it says it keeps',
    where: 'frontend/content/about.ts',
  },
];

export const ownerItems: readonly OwnerItem[] = items.map((item) => ({
  ...item,
  isFilled: (item.isFilled ?? false) || confirmed.includes(item.id),
}));

export const openOwnerItems = ownerItems.filter(({ isFilled }) => !isFilled);

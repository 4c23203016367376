import brand from '../../brand.json';
import type { Link } from './types';

/** Every company has to say these on its site. They are printed as soon as brand.json has them. */
interface Registration {
  number?: string;
  place?: string;
  office?: string;
  vat?: string;
}

const { registration, social: accounts } = brand as {
  registration?: Registration;
  social: readonly Link[];
};

const sentences = registration && [
  registration.number &&
    `Registered in ${registration.place ?? 'England and Wales'}, number ${registration.number}`,
  registration.office && `Registered office: ${registration.office}`,
  registration.vat && `VAT ${registration.vat}`,
];

/** One line, or nothing: no number on the site is invented. */
export const particulars = sentences?.filter(Boolean).join('. ') ?? '';

/** Accounts that exist; there are no links to nowhere. */
export const social = accounts;

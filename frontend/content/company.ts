import brand from '../../brand.json';
import type { Link } from './types';

/** Particulars required by company law, printed when brand.json has them. */
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

export const particulars = sentences?.filter(Boolean).join('. ') ?? '';

export const social = accounts;

import type { User } from '../../session/queries';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  currentPassword: string;
}

/** Keeps input during another sign-in, which may leave the site. Never the password. */
export const draftFields = ['firstName', 'lastName', 'email', 'company', 'phone'] as const;

export function valuesOf(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    company: user.company,
    phone: user.phone ?? '',
    currentPassword: '',
  };
}

import type { User } from '../../session/queries';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  currentPassword: string;
}

const storageKey = (userId: string) => `fenwright.profile.${userId}`;

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

/** Before one signs in once more, perhaps on a provider's site: what was typed waits in this tab. */
export function keepProfileDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(
      storageKey(userId),
      JSON.stringify({ ...values, currentPassword: '' } satisfies ProfileValues),
    );
  } catch {
    // A full or forbidden storage must not stop anyone from signing in.
  }
}

/** What waits, once; null where nothing does. */
export function takeProfileDraft(userId: string): ProfileValues | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null');
    sessionStorage.removeItem(storageKey(userId));
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is ProfileValues {
  if (typeof value !== 'object' || value === null) return false;
  const names = ['firstName', 'lastName', 'email', 'company', 'phone', 'currentPassword'];
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

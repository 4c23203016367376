import { unconfirmedClaims } from '../content/claims/register';
import { openOwnerItems } from '../content/owner-items';

export { claims } from '../content/claims';

const REGISTER = 'frontend/content/claims/register.ts';

/** Items the owner has not confirmed or filled in. The build writes the list; `npm run claims` prints it. */
export const openItems: readonly { id: string; what: string; where: string; isClaim: boolean }[] = [
  ...unconfirmedClaims.map(({ id, value, label }) => ({
    id,
    what: `${value} (${label})`,
    where: REGISTER,
    isClaim: true,
  })),
  ...openOwnerItems.map(({ id, what, where }) => ({ id, what, where, isClaim: false })),
];

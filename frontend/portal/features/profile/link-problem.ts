import type { Provider } from '../../../api/generated/enums';
import { providerNames } from '../../labels';

/** Messages for the server's fixed list of codes. */
const problems: Record<string, string> = {
  access_denied: 'You did not give permission, so nothing was changed.',
  provider_unavailable: 'It cannot be reached at the moment. Please try again later.',
};

export function linkProblem(provider: Provider, code: string): string {
  const words = Object.hasOwn(problems, code) ? problems[code] : undefined;
  return `${providerNames[provider]} was not linked. ${words ?? 'Please try again.'}`;
}

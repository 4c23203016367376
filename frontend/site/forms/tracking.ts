import { isAccepted } from '../consent/choice';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
/** The server's limit. Longer values are cut, so they cannot fail the enquiry. */
const LONGEST = 500;

export type Campaign = Partial<Record<(typeof PARAMETERS)[number] | 'fbclid', string>>;

/**
 * Campaign parameters of the current address, read on submission and never stored. `fbclid` identifies a person, so
 * it is sent only after consent.
 */
export function campaignOf(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  const found: Campaign = {};
  const names = isAccepted() ? ([...PARAMETERS, 'fbclid'] as const) : PARAMETERS;
  for (const name of names) {
    const value = parameters.get(name)?.trim();
    if (value) found[name] = value.slice(0, LONGEST);
  }
  return found;
}

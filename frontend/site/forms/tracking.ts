import { isAccepted } from '../consent/choice';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
/** The server refuses a longer one, and an enquiry must not fail over an advertisement. */
const LONGEST = 500;

export type Campaign = Partial<Record<(typeof PARAMETERS)[number] | 'fbclid', string>>;

/**
 * What the address says about the campaign that led here: read as the form goes, never stored.
 * `fbclid` follows a person, so it goes along only after an Accept, whose text asks for it.
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

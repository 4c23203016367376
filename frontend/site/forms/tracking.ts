const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
/** The server refuses a longer one, and an enquiry must not fail over an advertisement. */
const LONGEST = 500;

export type Campaign = Partial<Record<(typeof PARAMETERS)[number], string>>;

/**
 * What the address says about the campaign that led here: read as the form goes, never stored.
 * `fbclid` follows a person, so it waits for a consent to marketing, and nobody asks for that yet.
 */
export function campaignOf(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  const found: Campaign = {};
  for (const name of PARAMETERS) {
    const value = parameters.get(name)?.trim();
    if (value) found[name] = value.slice(0, LONGEST);
  }
  return found;
}

/** Screenshot of the portal on public pages, made by test/screens/for-site.mts. */
export const portalScreen = {
  title: 'You see where it stands without asking',
  text: 'Each request has a page: its stage, who took which step, and every message.',
  alt: 'A request in the client portal: a sentence says what the client has to decide, the third of five stages is half full, below it stand the messages and a field for an answer, and beside them the proposal, the next call and the people.',
  caption: 'The portal as it is, with a made-up request.',
  action: { label: 'How an engagement runs', href: '/docs' },
  folder: '/images/portal',
  wide: { width: 1248, height: 702 },
  phone: { width: 390, height: 740 },
} as const;

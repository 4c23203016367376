/** Screenshot of the portal on public pages, made by test/screens/for-site.mts. */
export const portalScreen = {
  title: 'You see where it stands without asking',
  text: 'Each request has a page: its stage, who took which step, and every message.',
  alt: 'A request in the client portal: a sentence says that the team is reviewing it, the third of five stages is half full, and below it stand the messages and a field for an answer.',
  caption: 'The portal as it is, with a made-up request.',
  action: { label: 'How an engagement runs', href: '/docs' },
  folder: '/images/portal',
  wide: { width: 1216, height: 820 },
  phone: { width: 390, height: 740 },
} as const;

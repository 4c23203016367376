/** Screenshot of the portal on public pages, made by test/screens/for-site.mts. */
export const portalScreen = {
  title: 'You see where it stands without asking',
  text: 'Each request has a page: its stage, who took which step, and every message.',
  alt: 'A request in the client portal: its status is “In review”, a bar stands at half, and beside it a history of three steps, each with its time and the person who took it.',
  caption: 'The portal as it is, with a made-up request.',
  action: { label: 'How an engagement runs', href: '/docs' },
  folder: '/images/portal',
  wide: { width: 1216, height: 338 },
  phone: { width: 390, height: 350 },
} as const;

/** Pages with a box of their own, by its id. Their footer leads to it instead of asking twice. */
export const newsletterBoxOf: Readonly<Record<string, string>> = {
  '/': 'newsletter',
  '/cambridge': 'newsletter',
  '/insights': 'insights-box',
  '/newsletter': 'archive-box',
};

/** Subscribe boxes. Separate from page copy, because the footer is on every page. */
export const newsletterBoxes = {
  footer: {
    title: 'Stay Updated',
    text: 'One useful letter a month. You confirm your address first, and one click ends it.',
    label: 'Email address',
    submit: 'Subscribe',
    toBox: 'Subscribe on this page',
  },
  home: {
    title: 'One useful letter a month',
    intro: 'A finished project, a mistake and what it cost, a tool we stopped using.',
    fields: { fullName: 'Full name', email: 'Email address', company: 'Company' },
    companyHint: 'If you have no company, write "Individual".',
    submit: 'Subscribe',
  },
  insights: {
    title: 'New insights by email',
    text: 'One mail about once a month, with what we wrote since the last.',
    label: 'Email address',
    submit: 'Subscribe',
  },
  archive: {
    title: 'Get the next one by e-mail',
    text: 'One letter about once a month. You confirm your address first, and one click ends it.',
    label: 'Email address',
    submit: 'Subscribe',
  },
  again: {
    title: 'Get a new link',
    text: 'Enter your address, and we send a mail with a fresh button.',
    label: 'Email address',
    submit: 'Subscribe',
  },
} as const;

/** Separate from the copy of /mvp, so the script stays small. */
export const mvpForm = {
  anchor: 'mvp-form',
  title: 'Ask for your free audit',
  fields: {
    fullName: 'Full name',
    workEmail: 'Work email',
    company: 'Company',
    role: 'Your role',
    budget: 'Budget',
    timeline: 'Timeline',
    phone: 'Phone',
    projectDescription: 'What do you want to find out?',
    authority: 'I am a decision-maker or have purchasing authority',
  },
  descriptionHint: 'Who would use it, and what would convince you to continue?',
  budgets: ['£5k–£10k', '£10k–£25k', 'Over £25k'],
  timelines: ['ASAP', '4–6 weeks', '2–3 months'],
  submit: 'Get your free audit',
  stickyAction: { label: 'Get your free audit', href: '#mvp-form' },
} as const;

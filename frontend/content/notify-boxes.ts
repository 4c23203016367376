/** Boxes for launch notices. Separate from page copy, so the form's script stays small. */
export const notifyBoxes = {
  resources: {
    // The input itself, so a link to it sets the focus.
    anchor: 'notify-resources-email',
    title: 'Hear when it opens',
    emailLabel: 'Email address',
    submit: 'Notify Me',
    note: "We'll never spam you. Unsubscribe at any time.",
  },
  webinars: {
    anchor: 'notify-webinars-email',
    title: 'Be the First to Know',
    emailLabel: 'Email address',
    submit: 'Notify Me',
    note: 'One mail per announced session. Unsubscribe in any of them.',
  },
} as const;

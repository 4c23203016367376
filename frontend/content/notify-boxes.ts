/** The boxes that take an address until there is something to tell. Apart from the pages' texts: a form
 * needs its own words in the browser, and none of the others. */
export const notifyBoxes = {
  resources: {
    /** The field itself, so that a link to it lets one type at once. */
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

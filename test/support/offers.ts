import { contactTopics } from '../../frontend/content/contact-topics';

const consulting = contactTopics.find(({ id }) => id === 'cambridge-ai-consulting')!;

/** A topic of the contact form with one of its priced offers. */
export const consultingPilot = {
  topic: consulting.subject,
  offer: consulting.offers!.find(({ id }) => id === 'consulting-3')!.subject,
};

import { cambridgePages } from './cambridge';
import { figure } from './claims';
import { industries } from './industries';
import { services } from './services';

export interface ContactTopic {
  id: string;
  subject: string;
  /** Priced offers: `/contact?topic=…&offer=…`. */
  offers?: readonly ContactOffer[];
}

export interface ContactOffer {
  id: string;
  subject: string;
}

export const contactTopics: readonly ContactTopic[] = [
  { id: 'question', subject: 'A question' },
  { id: 'consultation', subject: 'Schedule a consultation' },
  { id: 'discovery-call', subject: 'Book a 20-min discovery call' },
  { id: 'startup-package', subject: 'Startup AI Package' },
  { id: 'cambridge-assessment', subject: 'Free Cambridge AI assessment' },
  { id: 'university-partnership', subject: 'Working with a research group' },
  { id: 'cloud-integration', subject: 'Cloud Integration' },
  { id: 'case-study', subject: 'A project like one of your case studies' },
  { id: 'accessibility', subject: 'An accessibility problem' },
  { id: 'webinars', subject: 'Webinars' },
  { id: 'resources', subject: 'Resources' },
  ...services.map(({ id, label }) => ({ id, subject: label })),
  ...cambridgePages.map(({ id, label, services: { items } }) => ({
    id: `cambridge-${id}`,
    subject: `${label} in Cambridge`,
    offers: items.map((item) => ({
      id: item.id,
      subject: `${label} in Cambridge: ${item.title}, from ${figure(item.price)}`,
    })),
  })),
  ...industries.map(({ id, title }) => ({ id: `industry-${id}`, subject: `AI in ${title}` })),
];

/** The detail fields of a service. Three are sections of the landing pages of the same address; only
 * cloud-integration has a page of its own. Results are figures of claims.ts or plain words. */
import { figure } from './claims';
import type { Link } from './types';

export interface ServiceDetail {
  id: 'ai-consulting' | 'machine-learning' | 'data-analytics' | 'cloud-integration';
  title: string;
  description: string;
  features: readonly string[];
  benefits: readonly string[];
  caseStudy: { title: string; result: string; description: string };
  action: Link;
}

export const serviceDetails: readonly ServiceDetail[] = [
  {
    id: 'ai-consulting',
    title: 'AI Consulting',
    description:
      'We sit with the people who make the decisions, price those decisions, and tell you which ones a model should touch. The result is a plan you could hand to any builder, including one that is not us.',
    features: [
      'Interviews with the people who do the work, not only with their managers',
      'A decision map: who decides what, how often, and what a mistake costs',
      'A data readiness review that names the missing fields and who owns them',
      'A build, buy or leave-alone recommendation for each idea',
      'A risk note on personal data, intellectual property and supplier lock-in',
      'A roadmap in stages, each with a cost, a measure and a reason to stop',
    ],
    benefits: [
      'You drop weak ideas before they have a budget and a sponsor',
      'Your board gets one page it can question instead of a vendor pitch',
      'The first project is the one with the shortest path to a measurable result',
      'The plan is yours to use with any supplier',
    ],
    caseStudy: {
      title: 'A distributor chose two projects out of many',
      result: `The first project reached the ${figure('processing-time')} cut in processing time it was chosen for.`,
      description:
        'A wholesale distributor had a long list of AI ideas and no way to compare them. We priced each one by the hours it would save and the data it would need. Most fell away because the data was never recorded. Order-entry checking came first: it ran for a month beside the clerks, and the time per order was taken from the system log before and after.',
    },
    action: {
      label: 'Get Started with AI Consulting',
      href: '/contact?topic=ai-consulting',
    },
  },
  {
    id: 'machine-learning',
    title: 'Machine Learning',
    description:
      'We build models that earn their place: each one is compared with the rule it replaces, on data it has never seen, before anyone relies on it.',
    features: [
      'A written baseline: what your current rule gets right and wrong',
      'Training and test data split by time, so that the future never leaks into the past',
      'Errors counted by what they cost, not only by how many there are',
      'A model card that states the data, the limits and who may rely on it',
      'A service your systems can call, with its own monitoring',
      'Retraining as a documented routine, not as a favour from one engineer',
    ],
    benefits: [
      'You know how often the model is wrong before your customers do',
      'Staff see the reasons behind a score, so they can argue with it',
      'Drift raises an alarm instead of a complaint',
      'A second engineer can retrain it from the notes alone',
    ],
    caseStudy: {
      title: 'A food producer forecast demand by product and day',
      result: `Forecasts reached ${figure('prediction-accuracy')} accuracy on weeks held back from training.`,
      description:
        'Planners ordered ingredients from last year’s figures and a feel for the weather. We first measured how good that was, then built a model on sales, promotions and school holidays. Planners kept the right to overrule it, and each overrule was recorded. After one season the record showed where people still knew better, and those cases became features of the next model.',
    },
    action: {
      label: 'Get Started with Machine Learning',
      href: '/contact?topic=machine-learning',
    },
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    description:
      'Most reporting arguments are about definitions, not about data. We settle the definitions first, then join the sources once and build the few screens people open every week.',
    features: [
      'Five questions from the people who will use the answers',
      'A metric dictionary: one definition, one owner and one source for each number',
      'Pipelines that fail loudly when a source changes',
      'Dashboards that load in seconds on an ordinary laptop',
      'A path from every figure to the rows behind it',
      'Training for whoever maintains it after us',
    ],
    benefits: [
      'Two departments stop bringing two versions of the same number to a meeting',
      'Month-end reports arrive without a person copying cells',
      'A wrong figure is traced in minutes, because each has an owner',
      'You can change a definition once and see every report follow',
    ],
    caseStudy: {
      title: 'A housing association replaced a monthly spreadsheet',
      result: `Managers reached their repair decisions ${figure('faster-decisions')} faster.`,
      description:
        'Repairs, calls and contractor invoices lived in three systems, and one analyst joined them by hand each month. We agreed what counts as an open repair, which turned out to have several meanings, and built one daily view. Decision time was measured from the date a job was flagged to the date somebody acted on it.',
    },
    action: {
      label: 'Get Started with Data Analytics',
      href: '/contact?topic=data-analytics',
    },
  },
  {
    id: 'cloud-integration',
    title: 'Cloud Integration',
    description:
      'We move data and models to a cloud account that you own, in an order that lets you go back at each step. No big weekend, no second system kept alive for years.',
    features: [
      'An inventory of what runs today, what depends on it and what it costs',
      'A landing zone in your own account: identity, networks, logging and budget alarms',
      'UK and EU regions by default, with residency written into the configuration',
      'Infrastructure as code, so that an environment can be rebuilt and reviewed',
      'Old and new systems running side by side until the figures agree',
      'A cost report per service, sent to the person who can change it',
    ],
    benefits: [
      'Each step can be reversed, so a bad surprise costs a day and not a quarter',
      'You see the monthly cost of a service before you move it',
      'Models sit next to the data they need, under the same access rules',
      'Nothing is held in our accounts, so leaving us is a handover and not a migration',
    ],
    caseStudy: {
      title: 'A logistics firm moved its planning system without stopping it',
      result: `Running the planning system cost ${figure('cost-reduction')} less after the move.`,
      description:
        'The planning server was at the end of its life and could not be switched off during the day. We copied data continuously to the new account, ran both planners on the same orders and compared the routes each morning. The switch was a change of address on a quiet Tuesday, with the old server kept warm for a fortnight. Cost was compared invoice to invoice, licences included.',
    },
    action: {
      label: 'Get Started with Cloud Integration',
      href: '/contact?topic=cloud-integration',
    },
  },
];

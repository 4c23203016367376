import { figure } from '../claims';
import { mainIndustries } from '../industries';
import {
  cambridgeActions,
  cambridgeBadge,
  cambridgeHeroLinks,
  getStarted,
  type CambridgeLanding,
} from './cambridge-landing';

export const cambridgeMachineLearning: CambridgeLanding = {
  serviceId: 'machine-learning',
  badge: cambridgeBadge,
  hero: {
    title: 'Machine learning for Cambridge teams',
    lead: 'The city has more people who can train a network than firms that can keep one running. We do the second half: turning a promising notebook into something a night shift can rely upon.',
    ...cambridgeHeroLinks('machine-learning', 'Discuss a model'),
  },
  stats: ['ml-models', 'experts', 'reply-cambridge', 'countries'],
  services: {
    title: 'Four services and what became of them',
    intro: `Most deliveries land within ${figure('delivery-ml')} once access has been granted.`,
    items: [
      {
        title: 'Forecasting models',
        price: 'price-ml-1',
        text: 'Bookings, footfall, energy, reagents: anything counted over time and ordered in advance.',
        includes: [
          'Calendar effects such as term dates and event days',
          'Uncertainty bands printed with each estimate',
          'Spreadsheet export for planners',
        ],
        story: {
          client: 'A visitor attraction in the city centre',
          text: `Staffing followed the almanac. Adding coach bookings and graduation dates brought accuracy to ${figure('prediction-accuracy')} on unseen weekends, and rotas are now issued earlier.`,
        },
        action: getStarted('machine-learning', 'a forecasting model'),
      },
      {
        title: 'Language and document models',
        price: 'price-ml-2',
        text: 'Patents, protocols, tender packs and correspondence, read in bulk and answered with citations.',
        includes: [
          'Extraction checked against hand-labelled pages',
          'Answers that quote the paragraph',
          'Private hosting where confidentiality demands it',
        ],
        story: {
          client: 'A firm of patent attorneys',
          text: `Prior-art folders were read twice by two people. A first sift by the model, with every exclusion sampled, left associates ${figure('processing-time')} less reading before the legal judgement begins.`,
        },
        action: getStarted('machine-learning', 'a language model'),
      },
      {
        title: 'Model review and repair',
        price: 'price-ml-3',
        text: 'For the thesis code, contractor script or vendor box already in use, whose author has moved on.',
        includes: [
          'Reproduction from a clean machine',
          'Leakage, bias and drift examination',
          'Repair, retirement or replacement advice',
        ],
        story: {
          client: 'An instrument maker on a business park',
          text: 'A calibration network had been tuned on the devices it was later judged with. An honest split showed a far larger error, which explained the returns. The retrained version ships with its test set.',
        },
        action: getStarted('machine-learning', 'a model review'),
      },
      {
        title: 'Image and sensor models',
        price: 'price-ml-4',
        text: 'Microscopes, drones, conveyor cameras and vibration probes, on a workstation or at the edge.',
        includes: [
          'Labelling guide and adjudication of doubtful cases',
          'Trials on site, in ordinary weather and lighting',
          'Runs without an internet connection if needed',
        ],
        story: {
          client: 'A salad grower in the Fens',
          text: `Graders judged leaves by eye under failing lamps. A camera now pre-sorts, humans rule on borderline trays, and mis-graded boxes are down by ${figure('manual-errors')}.`,
        },
        action: getStarted('machine-learning', 'an image or sensor model'),
      },
    ],
  },
  whyChoose: {
    title: 'Why neighbours hire us',
    items: [
      {
        title: 'From notebook to night shift',
        text: 'Packaging, alerts, rollback and an on-call note. Unglamorous, and the reason many academic prototypes never reach a customer.',
      },
      {
        title: 'Postdocs as colleagues',
        text: 'We read the paper, keep the scientist as author of the method, and take over versioning, deployment and patience.',
      },
      {
        title: 'Compute at a sane cost',
        text: 'Before renting accelerators we try a smaller architecture on a desktop. Surprisingly often that ends the discussion.',
      },
    ],
  },
  industries: {
    title: 'Six sectors',
    intro: 'Where our Cambridge models run at present.',
    ids: mainIndustries,
  },
  callToAction: {
    title: 'Bring the notebook',
    text: `Show us what you have, however untidy. An engineer responds within ${figure('reply-cambridge')} and can meet at your lab or by the river.`,
    actions: cambridgeActions('machine-learning'),
  },
};

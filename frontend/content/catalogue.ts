/** The catalogue as the public pages print it. Titles and prices equal `GET /api/services`
 * (backend/modules/requests/service-catalogue.ts): change both together. */
export interface CatalogueService {
  title: string;
  slug: string;
  /** The wizard's value for this service. */
  serviceType: string;
  /** US dollars, "from". */
  priceFrom: number;
  summary: string;
  detail: string;
  outcomes: readonly string[];
}

export const catalogue: readonly CatalogueService[] = [
  {
    title: 'AI Consulting',
    slug: 'ai-consulting',
    serviceType: 'ai-consulting',
    priceFrom: 2500,
    summary: 'A written plan for where AI pays in your business, and where it does not.',
    detail:
      'Two weeks with the people who do the work. We map the decisions they make, price the ones a model could help with, and rank them by return and by risk. The plan names the data you need, the order to build in and the point at which to stop.',
    outcomes: [
      'A ranked list of use cases with costs and expected return',
      'A data readiness review, source by source',
      'A twelve-month roadmap your board can question',
    ],
  },
  {
    title: 'Data Analytics',
    slug: 'data-analytics',
    serviceType: 'data-analytics',
    priceFrom: 1800,
    summary: 'Dashboards and models that answer the questions your managers ask each week.',
    detail:
      'We start from five questions, not from a tool. Sources are joined once, definitions are agreed and written down, and every figure on the screen leads back to the rows it came from.',
    outcomes: [
      'One agreed definition for each number that matters',
      'Dashboards that load in seconds and refresh on their own',
      'A handover session for whoever maintains them next',
    ],
  },
  {
    title: 'Machine Learning',
    slug: 'machine-learning',
    serviceType: 'machine-learning',
    priceFrom: 3200,
    summary: 'Forecasts, rankings and classifiers, measured against the rule you use today.',
    detail:
      'A model is worth having only if it beats the spreadsheet. We agree the baseline first, hold back data to test against, and report the errors as carefully as the hits. Then we put it where the work happens and watch it for drift.',
    outcomes: [
      'A tested model with its error rates stated plainly',
      'Monitoring that says when it needs retraining',
      'A model card: data, limits and who may rely on it',
    ],
  },
  {
    title: 'AI Integration',
    slug: 'ai-integration',
    serviceType: 'ai-integration',
    priceFrom: 2800,
    summary: 'AI inside the systems you already run, with your access rules kept.',
    detail:
      'Your CRM, help desk or warehouse system stays where it is. We connect the model to it through interfaces you own, keep permissions and audit trails intact, and give every automatic step a way for a person to overrule it.',
    outcomes: [
      'Working connections to your existing systems',
      'An audit trail of every automatic step',
      'A switch that turns any of it off without a release',
    ],
  },
  {
    title: 'Custom Web Applications',
    slug: 'custom-web-applications',
    serviceType: 'custom-app',
    priceFrom: 4500,
    summary: 'A web application built around your process when nothing on the shelf fits.',
    detail:
      'Designed with the people who will use it, built in short stages you can try, and delivered with its tests and documentation. The code and the infrastructure are yours from the first day.',
    outcomes: [
      'An application in use by the end of the first stage',
      'Source code, tests and documentation in your own accounts',
      'A support period with named people',
    ],
  },
];

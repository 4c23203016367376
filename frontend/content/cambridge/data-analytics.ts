import { figure } from '../claims';
import { mainIndustries } from '../industries';
import {
  cambridgeActions,
  cambridgeBadge,
  cambridgeHeroLinks,
  getStarted,
  type CambridgeLanding,
} from './cambridge-landing';

export const cambridgeDataAnalytics: CambridgeLanding = {
  serviceId: 'data-analytics',
  badge: cambridgeBadge,
  hero: {
    title: 'Analytics for firms that have outgrown the workbook',
    lead: 'Growth in Cambridge is quick and bookkeeping lags behind. Somewhere between the seed round and the second building, the founder’s tracker file gives up. That is the moment to call.',
    ...cambridgeHeroLinks('data-analytics', 'Show us your reports'),
  },
  stats: ['dashboards', 'industries', 'reply-cambridge', 'projects-cambridge'],
  services: {
    title: 'Four engagements',
    intro: `Prices assume up to three systems. First views go live within ${figure('delivery-dashboards')}.`,
    items: [
      {
        title: 'Dashboards',
        price: 'price-analytics-1',
        text: 'Investor updates, grant reporting and weekly operations, drawn from live records rather than assembled the night before.',
        includes: [
          'Up to five views for named readers',
          'Phone layout for people on the shop floor',
          'Scheduled PDF for those who prefer paper',
        ],
        action: getStarted('data-analytics', 'dashboards'),
      },
      {
        title: 'Forecasts and scenarios',
        price: 'price-analytics-2',
        text: 'Runway, hiring and stock under several futures, with sliders your finance director can defend in front of investors.',
        includes: [
          'Assumptions listed and dated',
          'Best, expected and poor cases',
          'Monthly comparison with what happened',
        ],
        action: getStarted('data-analytics', 'forecasts and scenarios'),
      },
      {
        title: 'Data quality repair',
        price: 'price-analytics-3',
        text: 'Merged acquisitions, renamed products and three spellings of one supplier, reconciled and kept that way.',
        includes: [
          'Profile of each table with a severity score',
          'Matching rules approved by your staff',
          'Automatic checks on new entries',
        ],
        action: getStarted('data-analytics', 'data quality repair'),
      },
      {
        title: 'Data warehouse',
        price: 'price-analytics-4',
        text: 'A modest, well-documented store in your own cloud tenancy, sized for a company of your headcount and not for an airline.',
        includes: [
          'Nightly loads with failure notices',
          'History preserved, deletions honoured',
          'Running-cost estimate before the build',
        ],
        action: getStarted('data-analytics', 'a data warehouse'),
      },
    ],
  },
  lists: [
    {
      title: 'Eight sources we connect most often',
      intro:
        'Others are possible. These need no discovery work, since the quirks are already known.',
      items: [
        {
          title: 'Accounting ledgers',
          text: 'Watch for journals posted after period close.',
        },
        { title: 'CRM records', text: 'Stage names drift whenever a sales lead changes.' },
        {
          title: 'Web and product events',
          text: 'Consent refusals leave gaps that must stay visible.',
        },
        {
          title: 'Spreadsheets',
          text: 'Still the commonest source. Locked templates help more than bans.',
        },
        {
          title: 'Laboratory systems',
          text: 'Sample identifiers are reused between instruments.',
        },
        {
          title: 'Payroll and HR',
          text: 'Aggregated before loading, so salaries never enter the store.',
        },
        {
          title: 'Stock and point of sale',
          text: 'Returns often carry the wrong date.',
        },
        {
          title: 'Sensors and meters',
          text: 'Clock changes in March and October produce phantom readings.',
        },
      ],
    },
  ],
  whyChoose: {
    title: 'Reasons to keep it in town',
    items: [
      {
        title: 'We attend the awkward meeting',
        text: 'Agreeing what counts as an active customer is easier with a neutral chair in the room than over email.',
      },
      {
        title: 'Grant and investor formats known',
        text: 'Milestone evidence, match funding and cap table summaries have set shapes. We build towards those from day one.',
      },
      {
        title: 'Your analyst becomes the owner',
        text: 'If you have nobody yet, we help write the advert and sit in on interviews, then train the person who arrives.',
      },
    ],
  },
  industries: {
    title: 'Six sectors',
    intro: 'Same craft, different vocabulary.',
    ids: mainIndustries,
  },
  callToAction: {
    title: 'Email one bad report',
    text: `Remove names first. Within ${figure('reply-cambridge')} we tell you which step we would repair first, and which of the four engagements that would be.`,
    actions: cambridgeActions('data-analytics'),
  },
};

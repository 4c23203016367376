import { figure } from '../claims';
import { mainIndustries } from '../industries';
import {
  cambridgeActions,
  cambridgeBadge,
  cambridgeHeroLinks,
  getStarted,
  type CambridgeLanding,
} from './cambridge-landing';

export const cambridgeAiIntegration: CambridgeLanding = {
  serviceId: 'ai-integration',
  badge: cambridgeBadge,
  hero: {
    title: 'Integration engineers round the corner',
    lead: `Old servers, locked cabinets and a finance package that answers only on the premises: some jobs need hands on site. Typical delivery is ${figure('delivery-integration')}.`,
    ...cambridgeHeroLinks('ai-integration', 'Describe your systems'),
  },
  stats: ['projects-cambridge', 'experts', 'reply-cambridge', 'countries'],
  services: {
    title: 'Four packages',
    intro: 'Fixed scope per package. Licences and hosting are billed to you directly, at cost.',
    items: [
      {
        title: 'CRM and help desk integration',
        price: 'price-integration-1',
        text: 'Incoming mail classified, replies drafted, duplicates merged, and every suggestion attributable.',
        includes: [
          'Two platforms joined',
          'Draft replies with source links',
          'Weekly acceptance statistics',
        ],
        action: getStarted('ai-integration', 'CRM and help desk integration'),
      },
      {
        title: 'ERP and finance integration',
        price: 'price-integration-2',
        text: 'Purchase invoices matched to orders, exceptions explained, postings prepared for approval.',
        includes: [
          'Three-way matching',
          'Dual control preserved',
          'Reconciliation of the first month by hand',
        ],
        action: getStarted('ai-integration', 'ERP and finance integration'),
      },
      {
        title: 'Document pipeline',
        price: 'price-integration-3',
        text: 'Scans, forms and attachments turned into structured entries, including handwriting where it is legible.',
        includes: [
          'Ten document layouts',
          'Confidence shown per field',
          'Originals archived beside the result',
        ],
        action: getStarted('ai-integration', 'a document pipeline'),
      },
      {
        title: 'Staff assistant',
        price: 'price-integration-4',
        text: 'Policies, manuals and past tenders searchable in plain English from the chat program you use.',
        includes: [
          'Respects folder permissions',
          'Cites page and version',
          'Says so when it finds nothing',
        ],
        action: getStarted('ai-integration', 'a staff assistant'),
      },
    ],
  },
  lists: [
    {
      title: 'Six integration types',
      intro: 'Ordered from least to most invasive. We prefer the top of the list.',
      items: [
        { title: 'Webhooks and events', text: 'The source announces changes. Cheapest to keep.' },
        { title: 'REST and GraphQL', text: 'Ask when needed, within published quotas.' },
        { title: 'Scheduled files', text: 'Dull, auditable, and fine for overnight figures.' },
        {
          title: 'Database replication',
          text: 'Read-only copies for products lacking an interface.',
        },
        { title: 'Message queues', text: 'For bursts, and for partners who go offline.' },
        {
          title: 'Screen automation',
          text: 'A last resort with an expiry date, since any redesign breaks it.',
        },
      ],
    },
    {
      title: 'Six platforms we meet every month',
      intro: 'Named because you will ask. We are resellers of none of them.',
      items: [
        { title: 'Microsoft 365', text: 'Mail, SharePoint and Teams, through delegated consent.' },
        { title: 'Salesforce', text: 'Field-level security carried over to the assistant.' },
        { title: 'HubSpot', text: 'Workflows trimmed before anything new is attached.' },
        { title: 'SAP', text: 'Standard interfaces first, custom function modules never.' },
        { title: 'Xero', text: 'Draft bills only. A bookkeeper approves.' },
        { title: 'Zendesk', text: 'Macros reviewed, tickets tagged, tone sampled.' },
      ],
    },
  ],
  process: {
    title: 'Five stages with dates',
    intro: 'Durations overlap a little, so the total is shorter than the sum.',
    steps: [
      {
        title: 'Discovery',
        duration: figure('integration-discover'),
        text: 'Site visit, network diagram, names of administrators, list of retyping.',
      },
      {
        title: 'Design',
        duration: figure('integration-design'),
        text: 'Field mapping, failure handling and rollback, signed by your IT lead.',
      },
      {
        title: 'Build',
        duration: figure('integration-build'),
        text: 'Connectors in a sandbox, demonstrated every Friday with synthetic entries.',
      },
      {
        title: 'Release',
        duration: figure('integration-release'),
        text: 'A volunteer group first, everyone else once the exception queue stays short.',
      },
      {
        title: 'Care',
        duration: figure('integration-care'),
        text: 'Upgrades on either side tested ahead of time, under a monthly agreement you can cancel.',
      },
    ],
  },
  whyChoose: {
    title: 'Worth a short walk',
    items: [
      {
        title: 'On-premises is no obstacle',
        text: 'Hospitals, colleges and factories keep machines that cannot be reached from outside. We come in, work supervised and leave a diagram.',
      },
      {
        title: 'Your IT provider stays in charge',
        text: 'Many local firms outsource support. We brief the provider early, follow its change calendar and hand it the runbook.',
      },
      {
        title: 'Honest about brittle parts',
        text: 'Each connector is graded for fragility in the quotation, with what would make it sturdier.',
      },
    ],
  },
  industries: {
    title: 'Six sectors',
    intro: 'Where our connectors are in service.',
    ids: mainIndustries,
  },
  callToAction: {
    title: 'List your systems on a postcard',
    text: `Names and versions are enough. Expect an answer within ${figure('reply-cambridge')} saying which pairs are easy, awkward or unwise.`,
    actions: cambridgeActions('ai-integration'),
  },
};

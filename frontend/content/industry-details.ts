/** The pages of the six industries that have one. Apart from the list, which many pages load. */
import type { MainIndustryId } from './industries';
import type { TitledText } from './types';

export interface IndustryDetail {
  heading: string;
  paragraphs: readonly string[];
  /** Three. */
  features: readonly TitledText[];
}

export const industryDetails: Record<MainIndustryId, IndustryDetail> = {
  healthcare: {
    heading: 'AI that leaves the decision with the clinician',
    paragraphs: [
      'Most of the time that AI can return to a hospital or practice is lost in paperwork: coding letters, sorting referrals, chasing missing results. None of that needs a machine to make a diagnosis, so most of it can start without a medical device assessment.',
      'The line matters. Software that informs the treatment of an individual patient may count as a medical device in the UK. We write the intended purpose down first, because that one sentence decides which rules apply and how long approval takes.',
    ],
    features: [
      {
        title: 'Referral and letter triage',
        text: 'Incoming documents are read, sorted by specialty and urgency, and shown to a member of staff with the sentence that led to the suggestion.',
      },
      {
        title: 'Capacity forecasts',
        text: 'Bed, clinic and theatre demand per day, tested against past weeks and shown with its margin of error.',
      },
      {
        title: 'Records that stay put',
        text: 'Data is processed in UK or EU regions by default, under your access roles, with DTAC-aware patterns and FHIR-ready interfaces.',
      },
    ],
  },
  finance: {
    heading: 'Models your auditor can follow',
    paragraphs: [
      'In a regulated firm the question is not only whether a model is right, but whether you can show why it said what it said on a given day. That is a matter of record keeping, and it has to be built in from the start: the model version, its inputs and its reasons are stored with each decision.',
      'People have rights over decisions made about them without a human in the loop. We design the human step so that it is real: the reviewer sees the evidence, has time to look and is measured on quality, not on how often they agree.',
    ],
    features: [
      {
        title: 'Document checks',
        text: 'Payslips, statements and identity papers read and compared, with mismatches shown side by side for a person.',
      },
      {
        title: 'Fraud and error signals',
        text: 'Alerts ranked by expected loss, so that a small team looks at the right ones first.',
      },
      {
        title: 'Decision records',
        text: 'Each automated step keeps its version, input and reason for as long as your retention rules require.',
      },
    ],
  },
  manufacturing: {
    heading: 'Use the data the line already records',
    paragraphs: [
      'Predictive maintenance is the best known use of AI in a factory and often the wrong first one. A model learns from failures, and a well-run line has few. Scheduling and visual inspection have thousands of examples a week, so they can be tested sooner.',
      'Before any model, fault codes deserve an afternoon. If operators choose "other" for most stops, the cheapest improvement is a shorter list of causes on the panel.',
    ],
    features: [
      {
        title: 'Visual inspection',
        text: 'A camera and a model that flags doubtful parts for a person. Trained under your own light, because daylight from one door can undo a laboratory result.',
      },
      {
        title: 'Scheduling',
        text: 'Sequences that respect changeover times, tooling and due dates, with the planner free to pin any job.',
      },
      {
        title: 'Stop analysis',
        text: 'Short stops grouped by cause and shift, which is where lost hours usually hide.',
      },
    ],
  },
  retail: {
    heading: 'Sell what is on the shelf',
    paragraphs: [
      'A sales forecast learns from sales, and sales stop when a shelf is empty. Train on raw tills and the model learns that nobody wants what you ran out of. The first step is therefore to mark the days when an item could not be bought.',
      'Search is the other quick gain. Look at the queries that return nothing: most are words your customers use and your product data does not.',
    ],
    features: [
      {
        title: 'Demand by shop and day',
        text: 'Forecasts corrected for empty shelves, promotions and school holidays, with buyers free to overrule.',
      },
      {
        title: 'Product search',
        text: 'Search that understands descriptions and misspellings, tested on your own list of failed queries.',
      },
      {
        title: 'Product data repair',
        text: 'Missing sizes, colours and materials read from pictures and supplier texts, approved by a person before they go live.',
      },
    ],
  },
  technology: {
    heading: 'Ship the feature, keep the options',
    paragraphs: [
      'Adding a language model to a product takes a day. Knowing whether last week’s prompt change made answers worse takes a test set, and that is what most teams lack. We build it first: real questions, agreed answers and a score that runs with every release.',
      'The second surprise is the bill. Cost grows with the length of what you send, not with the number of users, so we measure tokens per task and set a budget per customer.',
    ],
    features: [
      {
        title: 'Evaluation sets',
        text: 'Questions from your support log with graded answers, run like unit tests.',
      },
      {
        title: 'Cost control',
        text: 'A budget per feature and customer, smaller models where they pass the same test, caching where answers repeat.',
      },
      {
        title: 'Provider independence',
        text: 'One interface in front of the model, so that a change of price or terms is a test run and not a rewrite.',
      },
    ],
  },
  education: {
    heading: 'Time back for teaching',
    paragraphs: [
      'Tools that claim to detect AI-written work are wrong often enough to accuse honest students, so we do not build them. What does help is changing the task: drafts, sources and a short conversation show more than a detector can.',
      'Data about children needs extra care. We complete a data protection impact assessment before any pupil record is read, and prefer designs that never see a name.',
    ],
    features: [
      {
        title: 'Early support lists',
        text: 'Attendance and submission patterns turned into a weekly list for tutors, with the reason next to each entry.',
      },
      {
        title: 'Material search',
        text: 'Past lessons, worksheets and policies found by meaning, within what each member of staff may open.',
      },
      {
        title: 'Administration',
        text: 'Timetable requests, admissions questions and reports drafted for a person to check and send.',
      },
    ],
  },
};

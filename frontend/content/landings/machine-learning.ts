import { figure } from '../claims';
import { bookingLink, type Landing } from './landing';

export const machineLearning: Landing = {
  serviceId: 'machine-learning',
  hero: {
    title: 'Models that beat the rule you use today',
    lead: 'A forecast is only useful if it is better than last year’s figure plus a guess. We measure that guess first, then build a model that has to win against it.',
  },
  booking: bookingLink('Machine Learning'),
  demo: { label: 'Watch Demo', accessibleName: 'Watch Demo: Machine Learning' },
  problem: {
    title: 'Where models go wrong',
    intro: 'The mathematics is rarely the cause. These are.',
    points: [
      {
        title: 'No baseline',
        text: 'An accuracy score means nothing alone. If nearly all invoices are fine, a model that approves everything scores well and finds nothing.',
      },
      {
        title: 'Leaked answers',
        text: 'A field filled in after the event slips into the training data. The model looks brilliant in the test and fails on its first live day.',
      },
      {
        title: 'No owner after launch',
        text: 'Customers, prices and suppliers change. A model nobody retrains gets worse quietly, and the first alarm is a customer.',
      },
    ],
  },
  solution: {
    title: 'Measured before, during and after',
    intro:
      'Every model we deliver has a baseline before it, a test it could have failed, and a monitor after it.',
    points: [
      {
        title: 'Baseline first',
        text: 'We score your present method on past data. Sometimes it is good enough, and we say so before the expensive part starts.',
      },
      {
        title: 'Costs, not percentages',
        text: 'Missing a fraud and delaying an honest customer are different mistakes. You give each a price, and the threshold is set from the prices.',
      },
      {
        title: 'Retraining is part of the delivery',
        text: 'The same script that trained the first version trains the next. It runs from your repository, and your engineer has run it once before we leave.',
      },
    ],
  },
  services: {
    title: 'Four kinds of model',
    intro: 'Each solves a different question, and they need different data.',
    cards: [
      {
        title: 'Forecasting',
        text: 'How much, when and where: demand, staffing, cash. Needs a history with dates, and a record of what was unusual about it.',
      },
      {
        title: 'Classification and scoring',
        text: 'Which of these needs attention: claims, leads, transactions. Needs past cases with their true outcome, including the ones that turned out to be nothing.',
      },
      {
        title: 'Language and documents',
        text: 'What does this say, and where should it go: emails, contracts, reports. Often works with a ready model and a good test set of your own documents.',
      },
      {
        title: 'Images and sensors',
        text: 'What does this look or sound like: surfaces, meters, vibration. Needs examples taken under the light and noise of the real place.',
      },
    ],
  },
  stories: {
    title: 'Two models in daily use',
    items: [
      {
        client: 'A grocery wholesaler',
        title: 'Ordering fresh goods by forecast',
        problem:
          'Buyers ordered from experience. Stock ran out before bank holidays and was thrown away after them.',
        work: 'We trained a forecast per product group and shop type, and showed it beside the buyer’s own figure. Buyers could change it, and the reason was recorded.',
        result: `Forecast accuracy reached ${figure('prediction-accuracy')}, and buyers keep the last word.`,
        measured:
          'Against weeks the model had never seen, with the buyers’ own orders for the same weeks as the baseline.',
      },
      {
        client: 'An insurance broker',
        title: 'Sorting claims by what they need',
        problem:
          'All claims joined one queue. Simple ones waited behind complex ones, and urgent ones were found by chance.',
        work: 'A classifier reads the first notice and suggests a lane. It gives its reasons in words, and a handler confirms or moves the claim with one key.',
        result: `Handlers made ${figure('manual-errors')} fewer routing errors, because doubtful claims now go to a person on purpose.`,
        measured: 'Claims moved to a second lane after first assignment, before and after.',
      },
    ],
  },
  process: {
    title: 'From data to daily use',
    intro: `A first tested model takes ${figure('delivery-ml')}, counted from the day we can read the data.`,
    steps: [
      {
        title: 'Frame',
        text: 'One question, one outcome field, one person who will act on the answer. We write down what they would do differently.',
      },
      {
        title: 'Baseline',
        text: 'Score the present method on past data. This is also where missing outcomes come to light.',
      },
      {
        title: 'Train and test',
        text: 'Simple models first. Complexity has to earn its keep on held-back data, and the test set is opened once.',
      },
      {
        title: 'Run and watch',
        text: 'The model runs beside people before it runs instead of anything. Monitoring compares its inputs and its errors with the test.',
      },
    ],
  },
  callToAction: {
    title: 'Send us the question, not the data',
    text: `Describe what you would like to know a week earlier. In ${figure('consultation-length')} we tell you which data it would take.`,
    actions: [
      bookingLink('Machine Learning'),
      {
        label: 'Write to us',
        href: '#contact-form',
        accessibleName: 'Write to us about Machine Learning',
      },
    ],
  },
  claims: ['roi-ml', 'delivery-ml', 'prediction-accuracy'],
  leadForm: {
    anchor: 'contact-form',
    title: 'What would you like to know earlier?',
    messageHint:
      'Which outcome, how you guess it now, and how many past cases you have. Please send no personal data here.',
    intro: `An engineer who trains models answers within ${figure('reply-landing')}.`,
  },
};

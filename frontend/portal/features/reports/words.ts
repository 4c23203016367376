import { count } from '../../../lib/text';
import { formatNumber } from '../../../lib/locale';

export const reportWords = {
  title: 'Reports',
  lead: 'What came in, how soon it was answered, and what was agreed.',
  filters: 'What the report covers',
  from: 'From',
  to: 'To',
  by: 'Group by',
  team: 'Team',
  allTeams: 'All teams',
  loading: 'Loading the report',
  failure: 'Failed to load the report',
  empty: {
    title: 'Nothing in this period',
    text: 'No request was received, answered or priced. Choose other days or another team.',
  },
  total: 'Total',
  none: '–',
  stats: 'Figures of the whole period',
  figures: 'Figures',
  table: 'All figures as a table',
  agreedNote: 'of all requests, without VAT',
  chartEmpty: 'Too few replies in this period. A figure is shown from five on.',
  how: {
    title: 'How these figures are counted',
    lines: [
      'Received: requests raised in the period.',
      'Answered: first replies given in the period, by the person who gave them.',
      'First reply: working time by the service level; without one, time by the clock. Exact below 64 minutes, rounded down by at most 3% above.',
      'On time: of the first replies with a promised time, those that kept it.',
      'Shares, medians and percentiles are shown from five replies on.',
      'Agreed value: prices without VAT that were agreed in this period, excluding rejected and withdrawn requests.',
      'Money, with VAT: proposals accepted, documents issued, and payments received less those that went back, each by its day. All teams.',
    ],
  },
};

export const figureWords = {
  received: 'Received',
  answered: 'Answered',
  median: 'Median first reply',
  p90: '90th percentile',
  onTime: 'On time',
  agreed: 'Agreed value',
  of: (replies: number, since?: string) =>
    `of ${count(replies, 'reply', 'replies')}${since ? ` since ${since}` : ''}`,
  soFar: (replies: number) => `${count(replies, 'reply', 'replies')} so far`,
  ofMany: (text: string, replies: number) => `${text} of ${formatNumber(replies)}`,
};

export const chartWords = {
  volume: 'Received and answered',
  firstReply: 'Time to first reply',
  onTime: 'Replies on time',
  agreed: 'Agreed value',
  alternative: (title: string, series: string[], rows: number, by: string) =>
    `${title} by ${by.toLowerCase()}: a bar chart of ${series.join(' and ').toLowerCase()} for ${count(rows, 'row')}. The table below has the figures.`,
};

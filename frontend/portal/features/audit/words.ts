import { count } from '../../../lib/text';

/** Labels of entries are in `portal/audit/audit-words.ts`. */
export const auditWords = {
  title: 'Audit log',
  lead: 'Who did what, newest first. Nobody can change or delete an entry.',
  noun: 'entry',
  nouns: 'entries',
  loading: 'Loading the audit log',
  failure: 'Failed to load the audit log',
  searchIn: 'Request number, address or trace id',
  columns: { what: 'What happened', by: 'By', when: 'When', from: 'From' },
  ownServer: 'Our own server',
  empty: { title: 'No entries yet', text: 'What people do here is written down as it happens.' },
};

export const checkWords = {
  title: 'Is the log whole?',
  lead: 'Every entry carries a hash of the one before it. The check follows them from the first entry to the last.',
  check: 'Check the log',
  whole: (checked: number): string =>
    `The log is whole: ${count(checked, 'entry', 'entries')} checked, none changed or taken out.`,
  broken: 'The log was changed behind our back.',
  brokenAt: (entry: string | null, checked: number): string =>
    `Entry ${entry} does not follow from the one before it, after ${count(checked, 'good entry', 'good entries')}. Compare it with a backup.`,
};

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
  empty: { title: 'No entries yet', text: 'Actions are recorded here as they happen.' },
};

export const checkWords = {
  title: 'Integrity check',
  lead: 'Each entry contains the hash of the previous one. The check verifies the whole chain.',
  check: 'Check the log',
  whole: (checked: number): string =>
    `The log is intact: ${count(checked, 'entry', 'entries')} checked, none changed or removed.`,
  broken: 'The log has been tampered with.',
  brokenAt: (entry: string | null, checked: number): string =>
    `Entry ${entry} does not follow from the one before it, after ${count(checked, 'good entry', 'good entries')}. Compare it with a backup.`,
};

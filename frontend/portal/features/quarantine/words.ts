import { fileWords } from '../../files/words';

export const quarantineWords = {
  title: 'Files held back',
  lead: 'What the virus scanner refused or could not scan. Nobody can download it.',
  noun: 'file',
  columns: { file: 'File', finding: 'Finding', about: 'Request', by: 'Sent by', when: 'When' },
  notBound: 'Not used yet',
  unknown: 'Deleted account',
  failed: fileWords.state.failed,
  rescan: (name: string) => `Scan again: ${name}`,
  rescanShort: 'Scan again',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  empty: {
    title: 'Nothing is held back',
    text: 'Files with a virus, and those that could not be scanned, appear here.',
  },
};

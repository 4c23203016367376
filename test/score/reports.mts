// What the built product reads in reports of undelivered mail and complaints (.eml).
import { built, type Scorer } from './folder.mts';

type Reader = typeof import('../../backend/modules/issues/read-report.ts');

const found = (content: Buffer): [kind: string, reply: string] => {
  const report = built<Reader>('modules/issues/read-report.js').reportIn(content.toString('utf8'));
  return [report?.report ?? 'none', report?.reply ?? ''];
};

export const reports: Scorer<{ accept: string[] }> = {
  endings: ['.eml'],
  read: (content) => found(content).join('\t'),
  judge(content, { accept }) {
    const [kind, reply] = found(content);
    return accept.includes(kind) ? null : `wanted ${accept.join('/')}, got ${kind}: ${reply}`;
  },
};

import { MailQuestionMark } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.inboundMail,
  guard: 'admin',
  nav: { label: 'Unmatched mail', icon: MailQuestionMark, group: 'connections', order: 2 },
  load: list(async () => (await import('./inbound-source')).inboundSource),
  Component: () => import('./inbound-mail'),
} satisfies Screen;

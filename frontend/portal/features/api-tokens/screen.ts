import { KeyRound } from 'lucide-react';
import { list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.apiTokens,
  guard: 'admin',
  nav: { label: 'API tokens', icon: KeyRound, group: 'connections', order: 4 },
  load: list(async () => (await import('./tokens-source')).allTokens),
  Component: () => import('./tokens'),
} satisfies Screen;

import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.secondStep,
  guard: 'visitor',
  load: async (args) => (await import('./second-step')).loader(args),
  Component: () => import('./second-step'),
} satisfies Screen;

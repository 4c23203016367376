import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.rate,
  guard: 'visitor',
  Component: () => import('./rate'),
} satisfies Screen;

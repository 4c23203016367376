import { queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { me } from '../../session/queries';

export default {
  path: patterns.raiseRequest,
  guard: 'user',
  load: queries(me),
  Component: () => import('./raise-request'),
} satisfies Screen;

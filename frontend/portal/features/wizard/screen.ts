import { queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { me } from '../../session/queries';

export default [
  {
    path: patterns.raiseRequest,
    load: queries(me),
    Component: () => import('./raise-request'),
  },
] satisfies Screen[];

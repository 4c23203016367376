import { q } from '../../../api/call';
import { queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

export default {
  path: patterns.setUp,
  guard: 'admin',
  load: queries(() => q('/api/admin/set-up')),
  Component: () => import('./set-up'),
} satisfies Screen;

import { q } from '../../../api/call';
import { queries } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { me } from '../../session/queries';

export default {
  path: patterns.profile,
  guard: 'user',
  load: queries(
    me,
    () => q('/api/auth/methods'),
    () => q('/api/sessions'),
  ),
  Component: () => import('./profile'),
} satisfies Screen;

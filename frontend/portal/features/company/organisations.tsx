import { SharingWords } from '../../../api/generated/words/sharing';
import { Link } from 'react-router-dom';
import { formatDay, dayOf } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Badges, SecondaryText } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { paths } from '../../paths';
import { organisationSource } from './company-sources';
import { organisationWords as words } from './words';

export const Component = listScreen({
  source: organisationSource,
  words,
  columns: {
    name: {
      look: ['title', 'wide'],
      cell: ({ _id, name, domains }) => (
        <span>
          <Link to={paths.organisation(_id)}>{name}</Link>
          <SecondaryText>{domains.join(', ')}</SecondaryText>
        </span>
      ),
    },
    members: ({ members, waiting }) => (
      <Badges>
        {members}
        {waiting > 0 ? <Badge tone="orange">{words.waiting(waiting)}</Badge> : null}
      </Badges>
    ),
    sharing: ({ sharing }) => SharingWords[sharing],
    since: { look: 'date', cell: ({ createdAt }) => formatDay(dayOf(createdAt)) },
  },
});

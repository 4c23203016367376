import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { formatDay, dayOf } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { paths } from '../../paths';
import { stepWords as words } from './words';

/** For staff who must still set up a second factor: the deadline and a link. */
export function GraceNotice() {
  const { data } = useQuery({ ...q('/api/second-factor'), staleTime: 60_000 });
  if (!data?.dueAt) return null;
  return (
    <Alert tone="warning">
      <p>
        <strong>{words.grace(formatDay(dayOf(data.dueAt)))}</strong> {words.graceText}{' '}
        <Link to={`${paths.profile}#second-factor`}>{words.graceLink}</Link>
      </p>
    </Alert>
  );
}

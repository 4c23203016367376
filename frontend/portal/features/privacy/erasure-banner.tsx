import { Link } from 'react-router-dom';
import { dayOf, formatDate, type Instant } from '../../../lib/dates';
import { Row } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { ownDataWords as words } from './words';

export default function ErasureBanner({ at }: { at: Instant }) {
  return (
    <Row as="aside" align="center" gap="2 5" className="banner" aria-label={words.erase}>
      <p>{words.underWay(formatDate(dayOf(at)))}</p>
      <Link to={`${paths.profile}#your-data`}>{words.see}</Link>
    </Row>
  );
}

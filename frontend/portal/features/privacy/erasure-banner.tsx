import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates';
import { Row } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { ownDataWords as words } from './words';

export default function ErasureBanner({ at }: { at: string }) {
  return (
    <Row as="aside" align="center" gap="2 5" className="banner" aria-label={words.erase}>
      <p>{words.underWay(formatDate(at))}</p>
      <Link to={`${paths.profile}#your-data`}>{words.see}</Link>
    </Row>
  );
}

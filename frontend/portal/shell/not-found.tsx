import brand from '../../../brand.json';
import { NotFoundMessage } from '../../ui/not-found-message';

export function NotFound() {
  return (
    <main>
      <title>{`404 - Page Not Found – ${brand.name}`}</title>
      <NotFoundMessage />
    </main>
  );
}

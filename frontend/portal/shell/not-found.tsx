import { NotFoundMessage } from '../../ui/not-found-message';
import { frameWords } from '../words';

export function NotFound() {
  return (
    <main>
      <title>{frameWords.notFound}</title>
      <NotFoundMessage />
    </main>
  );
}

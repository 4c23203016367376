import { NotFoundMessage } from '../../../ui/not-found-message';

export function Page() {
  return <NotFoundMessage />;
}

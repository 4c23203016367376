import { useDownloads } from '../../ebooks/use-downloads';
import { Books } from './parts.static';

export function Page() {
  useDownloads();
  return <Books />;
}

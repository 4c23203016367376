import { useDownloads } from '../../ebooks/use-downloads';
import { Book } from './parts.static';

export function Page() {
  useDownloads();
  return <Book />;
}

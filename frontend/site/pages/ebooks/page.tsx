import { useDownloads } from '../../ebooks/use-downloads';
import { Part } from '../../parts';

export function Page() {
  useDownloads();
  return <Part name="page" />;
}

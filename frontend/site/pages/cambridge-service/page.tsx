import { cambridgePages } from '../../../content/cambridge';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page({ path }: PageProps) {
  return <CambridgePage landing={entryAt(cambridgePages, path)} />;
}

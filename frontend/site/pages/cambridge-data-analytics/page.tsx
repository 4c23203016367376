import { cambridgeDataAnalytics } from '../../../content/cambridge/data-analytics';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page() {
  return <CambridgePage landing={cambridgeDataAnalytics} />;
}

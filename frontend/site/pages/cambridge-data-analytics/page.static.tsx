import { cambridgeDataAnalytics } from '../../../content/cambridge/data-analytics';
import { CambridgePage } from '../../sections/cambridge-page';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <CambridgePage landing={cambridgeDataAnalytics} />);

import { cambridgeAppDevelopment } from '../../../content/cambridge/custom-app-development';
import { CambridgePage } from '../../sections/cambridge-page';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <CambridgePage landing={cambridgeAppDevelopment} />);

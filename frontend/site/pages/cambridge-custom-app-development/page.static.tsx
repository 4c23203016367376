import { cambridgeAppDevelopment } from '../../../content/cambridge/custom-app-development';
import { CambridgePage } from '../../sections/cambridge-page';
import { ApplicationDrawing } from '../../sections/drawings/expertise';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => (
  <CambridgePage landing={cambridgeAppDevelopment} Drawing={ApplicationDrawing} />
));

import { cambridgeAiIntegration } from '../../../content/cambridge/ai-integration';
import { CambridgePage } from '../../sections/cambridge-page';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <CambridgePage landing={cambridgeAiIntegration} />);

import { cambridgeAiConsulting } from '../../../content/cambridge/ai-consulting';
import { CambridgePage } from '../../sections/cambridge-page';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <CambridgePage landing={cambridgeAiConsulting} />);

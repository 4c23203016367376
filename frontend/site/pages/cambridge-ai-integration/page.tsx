import { cambridgeAiIntegration } from '../../../content/cambridge/ai-integration';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page() {
  return <CambridgePage landing={cambridgeAiIntegration} />;
}

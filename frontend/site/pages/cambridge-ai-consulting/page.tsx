import { cambridgeAiConsulting } from '../../../content/cambridge/ai-consulting';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page() {
  return <CambridgePage landing={cambridgeAiConsulting} />;
}

import { cambridgeAppDevelopment } from '../../../content/cambridge/custom-app-development';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page() {
  return <CambridgePage landing={cambridgeAppDevelopment} />;
}

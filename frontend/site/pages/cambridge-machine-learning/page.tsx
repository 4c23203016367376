import { cambridgeMachineLearning } from '../../../content/cambridge/machine-learning';
import { CambridgePage } from '../../sections/cambridge-page';

export function Page() {
  return <CambridgePage landing={cambridgeMachineLearning} />;
}

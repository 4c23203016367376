import { cambridgeMachineLearning } from '../../../content/cambridge/machine-learning';
import { CambridgePage } from '../../sections/cambridge-page';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <CambridgePage landing={cambridgeMachineLearning} />);

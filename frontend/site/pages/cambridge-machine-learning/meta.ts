import { cambridgeMachineLearning } from '../../../content/cambridge/machine-learning';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = cambridgeMeta(cambridgeMachineLearning);

import { terms } from '../../../content/legal/terms';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { page: <LegalText page={terms} /> } });

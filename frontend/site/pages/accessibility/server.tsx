import { accessibility } from '../../../content/legal/accessibility';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { page: <LegalText page={accessibility} /> } });

import { privacy } from '../../../content/legal/privacy';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { page: <LegalText page={privacy} /> } });

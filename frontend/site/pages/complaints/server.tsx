import { complaints } from '../../../content/legal/complaints';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { text: <LegalText page={complaints} /> } });

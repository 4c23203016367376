import { complaints } from '../../../content/legal/complaints';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { page: <LegalText page={complaints} /> } });

import { cookies } from '../../../content/legal/cookies';
import { LegalText } from '../../sections/legal-text';

export const serve = () => ({ parts: { text: <LegalText page={cookies} /> } });

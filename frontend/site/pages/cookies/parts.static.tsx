import { cookies } from '../../../content/legal/cookies';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const CookiesText = staticPart(() => <LegalText page={cookies} />);

import { cookies } from '../../../content/legal/cookies';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <LegalText page={cookies} />);

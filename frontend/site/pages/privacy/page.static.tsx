import { privacy } from '../../../content/legal/privacy';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <LegalText page={privacy} />);

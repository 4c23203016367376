import { accessibility } from '../../../content/legal/accessibility';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <LegalText page={accessibility} />);

import { terms } from '../../../content/legal/terms';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <LegalText page={terms} />);

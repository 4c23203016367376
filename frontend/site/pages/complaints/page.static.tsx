import { complaints } from '../../../content/legal/complaints';
import { LegalText } from '../../sections/legal-text';
import { staticPart } from '../../static-part';

export const Page = staticPart(() => <LegalText page={complaints} />);

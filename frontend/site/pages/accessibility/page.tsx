import { accessibility } from '../../../content/legal/accessibility';
import { LegalText } from '../../sections/legal-text';

export function Page() {
  return <LegalText page={accessibility} />;
}

import { privacy } from '../../../content/legal/privacy';
import { LegalText } from '../../sections/legal-text';

export function Page() {
  return <LegalText page={privacy} />;
}

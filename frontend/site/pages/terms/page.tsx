import { terms } from '../../../content/legal/terms';
import { LegalText } from '../../sections/legal-text';

export function Page() {
  return <LegalText page={terms} />;
}

import { currentSession } from '../../api/session-store';
import { createRoot } from 'react-dom/client';
import { readChoice } from './choice';
import { ConsentBar } from './consent-bar';
import { fetchThirdParties, loadThirdParties } from './third-parties';

/**
 * Loaded once the page is idle. Nothing of other companies is there before a visitor agrees; where
 * none is switched on, nobody is asked.
 */
export async function startConsent(): Promise<void> {
  // The login token stands in this browser's storage, where a script of another company could read it.
  if (currentSession()) return;
  const parties = await fetchThirdParties();
  if (!parties) return;
  if (readChoice()?.choice === 'accepted') loadThirdParties(parties);
  // Before the header, so that it is met early by those who go through a page one by one.
  const place = document.querySelector('[data-consent-place]');
  if (place) createRoot(place).render(<ConsentBar parties={parties} />);
}

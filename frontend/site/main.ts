import { whenIdle } from '../lib/when-idle';
import { newVersionMessages } from '../content/messages/new-version';
import { watchForNewVersion } from '../ui/new-version';
import { replaceBrokenCovers } from './articles/replace-broken-covers';
import { startIslands } from './islands/start-islands';
import { startScripts } from './islands/start-scripts';
import { nameZoneInLinks } from './layout/zone-in-links';
import { startHeader } from './layout/start-header';
import { startSearch } from './search/start-search';
import { keepTransitionsOnTheSite } from './page-transitions';

watchForNewVersion(import.meta.url, newVersionMessages);
keepTransitionsOnTheSite();
startHeader();
startSearch();
replaceBrokenCovers();
startScripts();
startIslands();
nameZoneInLinks();

// Consent does not affect the first paint.
whenIdle(() => {
  void import('./consent/start-consent').then(({ startConsent }) => startConsent());
});

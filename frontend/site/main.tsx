import '../styles/global.css';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { newVersionMessages } from '../content/messages/new-version';
import { watchForNewVersion } from '../ui/new-version';
import { SiteLayout } from './layout/site-layout';
import { keepTransitionsOnTheSite } from './page-transitions';

const pages = import.meta.glob<{ Page: ComponentType<object> }>([
  './pages/*/page.tsx',
  './pages/*/page.static.tsx',
]);

async function hydrate(): Promise<void> {
  const root = document.getElementById('page');
  if (!root) return;
  const { page = '', props = '{}' } = root.dataset;
  const load = pages[`./pages/${page}/page.tsx`] ?? pages[`./pages/${page}/page.static.tsx`];
  if (!load) throw new Error(`There is no page "${page}"`);
  const { Page } = await load();
  hydrateRoot(
    root,
    <SiteLayout>
      <Page {...(JSON.parse(props) as object)} />
    </SiteLayout>,
  );
}

/** Whether anything needs to be asked is no concern of the first paint. */
function askWhenIdle(): void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => {
    void import('./consent/start-consent').then(({ startConsent }) => startConsent());
  });
}

watchForNewVersion(import.meta.url, newVersionMessages);
keepTransitionsOnTheSite();
void hydrate().then(askWhenIdle);

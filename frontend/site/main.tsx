import '../styles/global.css';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { newVersionMessages } from '../content/messages/new-version';
import { watchForNewVersion } from '../ui/new-version';
import { SiteLayout } from './layout/site-layout';
import { keepTransitionsOnTheSite } from './page-transitions';
import { ServerPage } from './parts';

const pages = import.meta.glob<{ Page: ComponentType<object> }>('./pages/*/page.tsx');

async function hydrate(): Promise<void> {
  const root = document.getElementById('page');
  if (!root) return;
  const { page = '', props = '{}' } = root.dataset;
  const load = pages[`./pages/${page}/page.tsx`];
  const { Page } = load ? await load() : { Page: ServerPage };
  hydrateRoot(
    root,
    <SiteLayout>
      <Page {...(JSON.parse(props) as object)} />
    </SiteLayout>,
  );
}

watchForNewVersion(import.meta.url, newVersionMessages);
keepTransitionsOnTheSite();
void hydrate();

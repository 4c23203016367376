import '../styles/global.css';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteLayout } from './layout/site-layout';
import { keepTransitionsOnTheSite } from './page-transitions';

const pages = import.meta.glob<{ Page: ComponentType }>('./pages/*/page.tsx');

async function hydrate(): Promise<void> {
  const root = document.getElementById('page');
  const load = pages[`./pages/${root?.dataset['page'] ?? ''}/page.tsx`];
  if (!root || !load) return;
  const { Page } = await load();
  hydrateRoot(
    root,
    <SiteLayout>
      <Page />
    </SiteLayout>,
  );
}

keepTransitionsOnTheSite();
void hydrate();

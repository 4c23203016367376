import '../styles/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { trackActivity } from '../api/presence';
import { adoptSessionFromOtherTabs } from '../api/session-store';
import { newVersionMessages } from '../content/messages/new-version';
import { watchForNewVersion } from '../ui/new-version';
import { queryClient } from './query-client';
import { takeOneTimeCode } from './session/one-time-code';

takeOneTimeCode(window.location, window.history);
trackActivity(window);

/** The router runs its first loader on creation, so the session must be known first. */
async function start(): Promise<void> {
  await adoptSessionFromOtherTabs();
  const { openRouter } = await import('./router');
  const router = openRouter();
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

watchForNewVersion(import.meta.url, newVersionMessages);
void start();

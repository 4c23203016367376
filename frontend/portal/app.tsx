import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './query-client';
import { openRouter } from './router';

type Router = ReturnType<typeof openRouter>;

/** Answers that come this soon are drawn with the frame; a skeleton would only flash. */
const SOON_MS = 120;

/** Draws the portal. The router runs its first loader on creation, so the session must be known. */
export async function openApp(): Promise<void> {
  const router = openRouter();
  await opened(router);
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

/**
 * Waits for the first screen's loader. React would draw a later screen in slices, and start again if an answer arrives
 * between two of them.
 */
async function opened(router: Router): Promise<void> {
  await until(() => router.state.initialized, router.subscribe);
  const answers = queryClient.getQueryCache();
  const soon = new Promise((resolve) => setTimeout(resolve, SOON_MS));
  await Promise.race([
    soon,
    until(
      () => queryClient.isFetching() === 0,
      (check) => answers.subscribe(check),
    ),
  ]);
}

const until = (isSo: () => boolean, subscribe: (check: () => void) => () => void) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });

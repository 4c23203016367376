import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island. `onReady` runs after React has attached its handlers. */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  onReady: () => void,
): void {
  const { props = '{}', prefix = '' } = element.dataset;
  hydrateRoot(
    element,
    <Ready onReady={onReady}>
      <Component {...(JSON.parse(props) as object)} />
    </Ready>,
    { identifierPrefix: prefix },
  );
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

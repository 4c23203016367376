import { lazy, Suspense, useEffect, useState } from 'react';
import { demoDialog } from '../../content/landings/landing';
import { Modal } from './modal';

/** Fetched with the press: most readers never open it. */
const NotifyForm = lazy(() =>
  import('../forms/notify-form').then((module) => ({ default: module.NotifyForm })),
);

/**
 * There is no film yet. The dialog says so, and offers to tell when there is. What opens it is
 * static markup: any element with `data-opens-demo`.
 */
export function DemoDialog() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const opener of document.querySelectorAll('[data-opens-demo]')) {
      opener.addEventListener('click', () => setIsOpen(true), { signal });
    }
    return () => controller.abort();
  }, []);

  return (
    <Modal
      isOpen={isOpen}
      title={demoDialog.title}
      close={demoDialog.close}
      onClose={() => setIsOpen(false)}
    >
      <p>{demoDialog.text}</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <NotifyForm
            topic="demo"
            title={demoDialog.notify}
            label={demoDialog.emailLabel}
            submit={demoDialog.notify}
          />
        </Suspense>
      ) : null}
    </Modal>
  );
}

import { lazy, Suspense, useState } from 'react';
import { demoDialog } from '../../content/lead-form';
import { buttonClass } from '../../ui/button';
import { Modal } from './modal';

const NotifyForm = lazy(() => import('../forms/notify-form.island'));

interface DemoButtonProps {
  label: string;
  accessibleName: string;
}

export default function DemoButton({ label, accessibleName }: DemoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-label={accessibleName}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
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
              path={location.pathname}
            />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}

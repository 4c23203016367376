import { useEffect, useState } from 'react';
import type { Panel } from '../../../api/generated/enums';
import { Stack } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { navigationFor } from '../../shell/navigation';
import { CommandMenu } from './command-menu';
import { useKeys } from './use-keys';
import styles from './queue.module.css';
import { queueWords } from './words';

export function StaffCommands({ panels }: { panels: readonly Panel[] }) {
  const [open, setOpen] = useState<'commands' | 'keys' | null>(null);
  useKeys({ '?': () => setOpen('keys') });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((now) => (now === 'commands' ? null : 'commands'));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(null);
  if (open === 'keys') return <KeysDialog onClose={close} />;
  if (open === null) return null;
  return (
    <CommandMenu
      panels={panels}
      places={navigationFor(panels).filter(({ to }) => !to.match(/(admin|manager|support)$/))}
      onHelp={() => setOpen('keys')}
      onClose={close}
    />
  );
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={queueWords.keys.title} onClose={onClose}>
      <Stack as="dl" gap={2}>
        {queueWords.keys.rows.map(([key, what]) => (
          <div key={key} className={styles.keyRow}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}

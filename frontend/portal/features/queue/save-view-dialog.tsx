import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call';
import { constraints } from '../../../api/generated/constraints';
import type { Panel } from '../../../api/generated/enums';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { problemOf } from '../../forms/rules';
import { useSubmit } from '../../forms/use-submit';
import { savedViews, type SavedViews } from './queue-queries';
import styles from './queue.module.css';
import { queueWords } from './words';

const words = queueWords.saving;

interface SaveViewDialogProps {
  panel: Panel;
  filters: string;
  saved: SavedViews | undefined;
  onClose: () => void;
}

export function SaveViewDialog({ panel, filters, saved, onClose }: SaveViewDialogProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isPinned, setIsPinned] = useState(true);
  const [opens, setOpens] = useState(false);
  const wrong = problemOf(constraints['POST /api/queue/views'].name, 'The name', name.trim());

  async function send(): Promise<SavedViews> {
    const views = await call('POST /api/queue/views').send({
      panel,
      name: name.trim(),
      filters,
      isShared,
    });
    const known = new Set(saved?.views.map(({ _id }) => _id));
    const added = views.views.find(({ _id }) => !known.has(_id))?._id;
    if (!added || (!isPinned && !opens)) return views;
    const opensWith = opens ? added : views.opensWith;
    return call('PUT /api/queue/views').send({
      panel,
      pinned: isPinned ? [...views.pinned, added] : views.pinned,
      ...(opensWith ? { opensWith } : {}),
    });
  }

  const change = useSubmit({
    send,
    failure: words.failure,
    failsIn: 'place',
    done: words.done,
    onDone: (views) => {
      queryClient.setQueryData(savedViews(panel).queryKey, views);
      onClose();
    },
  });
  const flags = [
    { label: words.shared, value: isShared, set: setIsShared },
    { label: words.pinned, value: isPinned, set: setIsPinned },
    { label: words.opens, value: opens, set: setOpens },
  ];
  return (
    <ChangeDialog
      title={words.title}
      description={words.text}
      action={words.action}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      blocked={name.trim() === '' ? 'Enter a name first.' : (wrong ?? undefined)}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        optionalNote={false}
        maxLength={60}
        error={fieldMessage(change.error, 'name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {flags.map(({ label, value, set }) => (
        <label key={label} className={styles.flag}>
          <input
            type="checkbox"
            className={styles.check}
            checked={value}
            onChange={(event) => set(event.target.checked)}
          />
          {label}
        </label>
      ))}
    </ChangeDialog>
  );
}

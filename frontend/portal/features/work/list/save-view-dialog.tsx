import { useQueryClient } from '@tanstack/react-query';
import { call, type Panel } from '../../../../api/call';
import { TextField } from '../../../../ui/inputs';
import { Row } from '../../../../ui/layout/layout';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { savedViews, type SavedViews } from './saved-views';
import { queueWords } from '../words';

const words = queueWords.saving;

interface SaveViewDialogProps {
  panel: Panel;
  filters: string;
  saved: SavedViews | undefined;
  onClose: () => void;
}

export function SaveViewDialog({ panel, filters, saved, onClose }: SaveViewDialogProps) {
  const queryClient = useQueryClient();
  const form = useApiForm({
    call: call('POST /api/queue/views'),
    defaultValues: { name: '', isShared: false, isPinned: true, opens: false },
    send: async ({ name, isShared, isPinned, opens }, post): Promise<SavedViews> => {
      const views = await post({ panel, name: name.trim(), filters, isShared });
      const known = new Set(saved?.views.map(({ _id }) => _id));
      const added = views.views.find(({ _id }) => !known.has(_id))?._id;
      if (!added || (!isPinned && !opens)) return views;
      const opensWith = opens ? added : views.opensWith;
      return call('PUT /api/queue/views').send({
        panel,
        pinned: isPinned ? [...views.pinned, added] : views.pinned,
        ...(opensWith ? { opensWith } : {}),
      });
    },
    ...words,
    onDone: (views) => queryClient.setQueryData(savedViews(panel).queryKey, views),
    onClose,
  });
  const flags = [
    { label: words.shared, name: 'isShared' },
    { label: words.pinned, name: 'isPinned' },
    { label: words.opens, name: 'opens' },
  ] as const;
  return (
    <ChangeDialog
      {...words}
      form={form}
      blocked={form.watch('name').trim() === '' ? words.nameFirst : undefined}
    >
      <TextField {...form.field('name', words.name)} />
      {flags.map(({ label, name }) => (
        <Row as="label" key={label} nowrap align="center" gap={3}>
          <input type="checkbox" {...form.register(name)} />
          {label}
        </Row>
      ))}
    </ChangeDialog>
  );
}

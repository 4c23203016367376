import { useState } from 'react';
import { call } from '../../../api/call';
import { type PublishedType, PublishedTypeValues } from '../../../api/generated/enums';
import type { Webhook } from '../../../api/types';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { SecretDialog } from './secret-dialog';
import { webhookPaths } from './webhook-queries';
import { formWords as words, typeLabels } from './words';

export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [types, setTypes] = useState<readonly PublishedType[]>(webhook?.types ?? []);
  const change = useSubmit({
    send: async () => {
      const form = { url, description, types: [...types] };
      if (!webhook) return (await call('POST /api/webhooks').send(form)).secret;
      const { _id: id, version } = webhook;
      await call('PUT /api/webhooks/{id}', { path: { id } }).send({ ...form, version });
      return null;
    },
    failure: words.failure,
    failsIn: 'place',
    stale: webhookPaths,
    ...(webhook ? { done: words.saved, onDone: onClose } : {}),
  });
  if (change.answer) return <SecretDialog secret={change.answer} onClose={onClose} />;
  return (
    <ChangeDialog
      wide
      title={webhook ? words.editTitle : words.addTitle}
      action={words.save}
      change={change}
      onSubmit={() => change.submit()}
      draft={null}
      conflict={null}
      blocked={url.trim() !== '' && types.length > 0 ? undefined : words.incomplete}
      onClose={onClose}
    >
      <TextField
        required
        type="url"
        label={words.url}
        hint={words.urlHint}
        maxLength={500}
        value={url}
        error={fieldMessage(change.error, 'url')}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        label={words.description}
        hint={words.descriptionHint}
        maxLength={80}
        value={description}
        error={fieldMessage(change.error, 'description')}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Checkboxes
        legend={words.types}
        values={PublishedTypeValues}
        labelOf={(type) => typeLabels[type]}
        chosen={types}
        onChange={setTypes}
      />
    </ChangeDialog>
  );
}

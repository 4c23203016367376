import { useState } from 'react';
import { type PublishedType, PublishedTypeValues } from '../../../api/generated/enums';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { SecretDialog } from './secret-dialog';
import { addWebhook, changeWebhook, type Webhook, webhooksKey } from './webhooks-api';
import { formWords as words, typeLabels } from './words';

export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [types, setTypes] = useState<readonly PublishedType[]>(webhook?.types ?? []);
  const change = useSubmit({
    send: async () => {
      const form = { url, description, types: [...types] };
      if (!webhook) return (await addWebhook(form)).secret;
      await changeWebhook(webhook, form);
      return null;
    },
    failure: words.failure,
    failsIn: 'place',
    stale: [webhooksKey],
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

import { call, read, type Webhook } from '../../../api/call';
import { type PublishedType, PublishedTypeValues } from '../../../api/generated/enums';
import { PublishedTypeWords } from '../../../api/generated/words/published-type';
import { TextField } from '../../../ui/inputs';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { Checkboxes } from '../../forms/checkboxes';
import { SecretDialog } from './secret-dialog';
import { formWords as words } from './words';

export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const form = useApiForm({
    call: call('POST /api/webhooks'),
    of: webhook,
    valuesOf: (one: typeof webhook) => ({
      url: one?.url ?? '',
      description: one?.description ?? '',
      types: (one?.types ?? []) as readonly PublishedType[],
    }),
    send: async ({ types: chosen, ...values }, post, seen) => {
      const body = { ...values, types: [...chosen] };
      if (!seen) return (await post(body)).secret;
      const { _id: id, version } = seen;
      await call('PUT /api/webhooks/{id}', { path: { id } }).send({ ...body, version });
      return null;
    },
    newer: async () =>
      (await read('/api/webhooks')).webhooks.find(({ _id }) => _id === webhook?._id),
    shown: {
      types: {
        label: words.types,
        text: (types) => types.map((one) => PublishedTypeWords[one]).join(', '),
      },
    },
    ...(webhook ? { done: words.saved, onDone: onClose } : {}),
  });
  if (form.answer) return <SecretDialog secret={form.answer} onClose={onClose} />;
  const { url, types } = form.watch();
  return (
    <ChangeDialog
      wide
      title={webhook ? words.editTitle : words.addTitle}
      form={form}
      blocked={url.trim() !== '' && types.length > 0 ? undefined : words.incomplete}
      onClose={onClose}
    >
      <TextField {...form.field('url', words.url)} type="url" hint={words.urlHint} />
      <TextField {...form.field('description', words.description)} hint={words.descriptionHint} />
      <Checkboxes
        legend={words.types}
        values={PublishedTypeValues}
        labelOf={(type) => PublishedTypeWords[type]}
        chosen={types}
        onChange={(next) => form.setValue('types', next)}
      />
    </ChangeDialog>
  );
}

import { call } from '../../../api/call';
import { TextField } from '../../../ui/inputs';
import { MailPoolWords } from '../../../api/generated/words/mail-pool';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import type { Pool } from './progress';
import { workWords as words } from './words';

export function RateDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/issues/pools'),
    defaultValues: { perMinute: pool.perMinute === null ? '' : String(pool.perMinute) },
    send: ({ perMinute }, post) =>
      post({ pool: pool.pool, perMinute: perMinute ? Number(perMinute) : null }),
    done: words.rateDone,
    onClose,
  });
  return (
    <ChangeDialog
      title={words.changeRateOf(MailPoolWords[pool.pool])}
      action={words.changeRate}
      form={form}
    >
      <TextField
        {...form.field('perMinute', words.rateField)}
        inputMode="numeric"
        hint={words.rateHint}
      />
    </ChangeDialog>
  );
}

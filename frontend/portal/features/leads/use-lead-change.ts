import { call } from '../../../api/call';
import type { LeadState } from '../../../api/generated/enums';
import type { Lead } from '../../../api/types';
import { useApiForm } from '../../forms/use-api-form';
import { useFormDraft } from '../../forms/use-draft';
import { workWords } from './words';

/** A null state follows the lead, so that a colleague's change is not undone. */
const nothing = { state: null as LeadState | null, note: '' };

export function useLeadChange(lead: Lead) {
  const form = useApiForm({
    call: call('PUT /api/leads/{id}', { path: { id: lead._id } }),
    defaultValues: nothing,
    draft: useFormDraft('lead', lead._id, ['note']),
    send: ({ state, note }, post) =>
      post({
        version: lead.version,
        ...(state && state !== lead.state ? { state } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    failure: workWords.failure,
    // After a conflict the fresh lead is shown and the input is kept.
    stale: ['/api/leads', '/api/leads/{id}'],
    done: ({ message }) => message,
    onDone: (): void => form.form.reset(nothing),
  });
  const { state, note } = form.watch();
  const shown = state ?? lead.state;
  const hasChange = shown !== lead.state || note.trim() !== '';
  return { form, state: shown, blocked: hasChange ? undefined : workWords.blocked };
}

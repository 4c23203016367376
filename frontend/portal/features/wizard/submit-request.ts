import { call, type CallAnswer, type CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import type { WizardValues } from './wizard-fields';

const mostAttempts = 5;

/**
 * Sends the request; the same key creates only one. If the server is still working on an earlier
 * call with this key, its answer is polled for.
 * @throws ApiError, NetworkError
 */
export async function submitRequest(
  values: WizardValues,
  files: readonly string[],
  key: string,
  isPrivate = false,
): Promise<CallAnswer<'POST /api/raise-request'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('POST /api/raise-request', { header: { 'Idempotency-Key': key } }).send({
        ...bodyOf(values),
        ...(files.length > 0 && { attachments: [...files] }),
        ...(isPrivate && { isPrivate }),
      });
    } catch (error) {
      if (!hasCode(error, 'idempotency_in_progress') || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Omits empty answers. Selects only hold values from the API's lists. */
function bodyOf(values: WizardValues): CallBody<'POST /api/raise-request'> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled) as unknown as CallBody<'POST /api/raise-request'>;
}

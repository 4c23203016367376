import { api, unwrap } from '../../../api/client';
import type { AnswerOf } from '../../../api/types';
import { hasCode } from '../../../api/problem';
import type { WizardValues } from './wizard-fields';
import type { paths } from '../../../api/generated/schema';

type Body = NonNullable<
  paths['/api/raise-request']['post']['requestBody']
>['content']['application/json'];

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
): Promise<AnswerOf<'/api/raise-request', 'post', 201>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await unwrap(
        api.POST('/api/raise-request', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            ...bodyOf(values),
            ...(files.length > 0 && { attachments: [...files] }),
            ...(isPrivate && { isPrivate }),
          },
        }),
      );
    } catch (error) {
      if (!hasCode(error, 'idempotency_in_progress') || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Omits empty answers. Selects only hold values from the API's lists. */
function bodyOf(values: WizardValues): Body {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled) as unknown as Body;
}

import { type ApiToken, call } from '../../../api/call';
import { confirm } from '../../forms/confirm';
import { tokenWords as words } from './words';

/** Asks, then revokes a token: the user's own, or as an admin anyone's. */
export function revokeToken({ _id: id, name }: ApiToken, isOwn: boolean): void {
  const path = isOwn ? '/api/tokens' : '/api/admin/tokens';
  confirm({
    ...words.revoking,
    title: words.revokeTitle(name),
    isDangerous: true,
    run: call(`DELETE ${path}/{id}`, { path: { id } }).send,
  });
}

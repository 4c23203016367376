import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { useAddressParameter } from '../../use-address';
import { LinkFailed } from './link-failed';
import { Leave } from './leave';
import { TakeBack } from './take-back';

/** Two mails lead here: any newsletter (to leave), and the goodbye mail (to take that back). */
export default function Unsubscribe() {
  const token = useAddressParameter('token');
  const isUndo = useAddressParameter('undo') === '1';
  if (token === null || token === '') return <LinkFailed message={words.missingToken} />;
  return isUndo ? <TakeBack token={token ?? ''} /> : <Leave token={token ?? ''} />;
}

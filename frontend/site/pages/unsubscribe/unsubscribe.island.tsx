import { unsubscribeMessages as words } from '../../../content/messages/unsubscribe';
import { useAddressParameter } from '../../use-address';
import { LinkFailed } from './link-failed';
import { Leave } from './leave';
import { TakeBack } from './take-back';

/** Newsletters link here to unsubscribe, and the goodbye mail links here to undo it. */
export default function Unsubscribe() {
  const token = useAddressParameter('token');
  const isUndo = useAddressParameter('undo') === '1';
  if (token === null || token === '') return <LinkFailed message={words.missingToken} />;
  return isUndo ? <TakeBack token={token ?? ''} /> : <Leave token={token ?? ''} />;
}

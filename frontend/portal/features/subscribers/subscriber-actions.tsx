import { call } from '../../../api/call';
import type { Subscriber } from '../../../api/types';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { actionFailure, actionWords, type SubscriberAction } from './words';

export function actionsFor({ state, subscriptions }: Subscriber): SubscriberAction[] {
  const hasTopics = subscriptions.some((subscription) => subscription.state !== 'unsubscribed');
  return [
    ...(hasTopics && state !== 'suppressed' ? (['unsubscribe'] as const) : []),
    state === 'suppressed' ? 'release' : 'suppress',
  ];
}

interface ActionDialogProps {
  subscriber: Subscriber;
  action: SubscriberAction;
  onBack: () => void;
  onErased: () => void;
}

export function ActionDialog(props: ActionDialogProps) {
  const { subscriber, action, onBack, onErased } = props;
  const { effect, ...words } = actionWords[action];
  const at = { path: { id: subscriber._id } };
  return (
    <ConfirmDialog
      {...words}
      description={subscriber.email}
      isDangerous={action === 'erase'}
      run={
        action === 'erase'
          ? call('DELETE /api/subscribers/{id}', at).send
          : call(`POST /api/subscribers/{id}/${action}`, at).send
      }
      // An erased subscriber has no details to refetch.
      stale={
        action === 'erase' ? ['/api/subscribers'] : ['/api/subscribers', '/api/subscribers/{id}']
      }
      failure={actionFailure}
      onDone={action === 'erase' ? onErased : onBack}
      onClose={onBack}
    >
      <p>{effect}</p>
    </ConfirmDialog>
  );
}

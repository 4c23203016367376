import type { Subscriber } from '../../../api/types';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import {
  changeSubscriber,
  type SubscriberAction,
  subscriberListsKey,
  subscribersKey,
} from './subscriber-api';

interface ActionWords {
  label: string;
  question: string;
  /** What it does, in full. */
  effect: string;
  done: string;
}

export const actionWords: Record<SubscriberAction, ActionWords> = {
  unsubscribe: {
    label: 'Unsubscribe',
    question: 'Unsubscribe from everything?',
    effect:
      'For somebody who wrote or rang. All topics end at once, and the evidence says that staff did it. They may subscribe again themselves.',
    done: 'Unsubscribed from everything.',
  },
  suppress: {
    label: 'Record a complaint',
    question: 'Record a complaint?',
    effect:
      'From now on this address gets no newsletter mail, whoever enters it on the site, until somebody lifts the suppression here. Mails about their own requests still reach them.',
    done: 'Complaint recorded. The address gets no newsletter mail any more.',
  },
  release: {
    label: 'Lift suppression',
    question: 'Lift the suppression?',
    effect:
      'The address may be subscribed again. Nothing is sent now: they have to ask for it, and confirm it, themselves.',
    done: 'Suppression lifted.',
  },
  erase: {
    label: 'Erase',
    question: 'Erase this person?',
    effect:
      'Address, name and company are deleted here, in the mails and at the e-mail provider. The evidence of consent stays, under a hash that names nobody.',
    done: 'Subscriber erased.',
  },
};

/** What can be done for a subscriber as they are now. */
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
  opener: Element | null;
  onBack: () => void;
  onErased: () => void;
}

/** Each action asks first, and says what it does. */
export function ActionDialog(props: ActionDialogProps) {
  const { subscriber, action, opener, onBack, onErased } = props;
  const { label, question, effect, done } = actionWords[action];
  const id = subscriber._id;
  return (
    <ConfirmDialog
      title={question}
      description={subscriber.email}
      action={label}
      isDangerous={action === 'erase'}
      run={() => changeSubscriber(id, action)}
      // An erased subscriber has no details to fetch.
      stale={[action === 'erase' ? subscriberListsKey : subscribersKey]}
      done={done}
      failure="This could not be done."
      onDone={action === 'erase' ? onErased : onBack}
      onClose={onBack}
      opener={opener}
    >
      <p>{effect}</p>
    </ConfirmDialog>
  );
}

import { tellLive } from '../../live/live.public';
import {
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from './delegation.events';

// The former team also gets the change, so that the row disappears from its queue.
tellLive([requestDelegated, requestReassigned], {
  to: 'everyone',
  formerly: ({ before }) => ({ assignedTo: before.assignedTo }),
});

tellLive([requestAssigned, requestReleased], { to: 'staff' });

import { tellLive } from '../../live/live.public';
import {
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from './delegation.events';

// The team that had the request learns that it has changed, so that its row vanishes.
tellLive([requestDelegated, requestReassigned], {
  to: 'everyone',
  formerly: ({ before }) => ({ assignedTo: before.assignedTo }),
});

tellLive([requestAssigned, requestReleased], { to: 'staff' });

import { catchLostFocus } from '../../lib/lost-focus';

export { DropdownMenu, Popover } from 'radix-ui';

// Here because it is loaded with the frame, after the first screen is shown.
catchLostFocus();

import { NoCall } from '../../served/booking/answers';

/** What stands there before the server has drawn a call: backend/site/booking. */
export const Page = NoCall;

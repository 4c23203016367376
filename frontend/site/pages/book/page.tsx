import { NoCall } from '../../served/booking/answers';

/** Shown in development. The server draws the real pages: backend/site/booking. */
export const Page = NoCall;

import { deleteHourly } from '../background/define-retention';

deleteHourly(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`);

import { deleteHourly } from '../../retention/define-retention';

deleteHourly(`DELETE FROM notifications WHERE created_at < now() - interval '12 months'`);

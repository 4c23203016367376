import { deleteHourly } from '../../background/define-retention';

deleteHourly(`DELETE FROM notifications WHERE created_at < now() - interval '12 months'`);

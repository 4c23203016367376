import { keepWithSubject } from '../../events/events.public';

keepWithSubject('organisation', 'organisations');

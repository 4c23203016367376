import { keepWithSubject } from '../../events/events.public';

keepWithSubject('request', 'project_requests');

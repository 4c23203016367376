import { notFoundLinks } from '../../../content/navigation';
import { NotFoundMessage } from '../../../ui/not-found-message';
import { leadsSomewhere } from '../../sections/content-link';
import { staticPart } from '../../static-part';

const nearby = notFoundLinks.filter(({ href }) => leadsSomewhere(href));

export const Message = staticPart(() => <NotFoundMessage nearby={nearby} />);

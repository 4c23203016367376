import { homeSections } from '../../../content/home';
import { staticPart } from '../../static-part';
import { ImprovementItems } from './improvement-items';
import { Slides } from './slides';

export const ExpertiseSlides = staticPart(Slides);
export const ImprovementBody = staticPart(() => <ImprovementItems />);
export const ImprovementNote = staticPart(() => <p>{homeSections.improvement.note}</p>);

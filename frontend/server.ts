/** What the build asks of the two halves. One entry, so that all styles of the site are one sheet. */
import './styles/global.css';
import './site/transitions.css';
// Of scripts, which no page renders.
import './site/consent/consent-bar.module.css';
import './ui/new-version.module.css';
import 'sonner/dist/styles.css';

export * as portal from './portal/paths';
export * as site from './site/prerender';

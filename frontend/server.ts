/** One server entry for both halves, so all styles of the site form one sheet. */
import './styles/global.css';
import './site/transitions.css';

export * as portal from './portal/addresses';
export * as site from './site/prerender';
export { draw } from './site/served/served';
// Used by scripts only; the exports keep the build from dropping the styles.
export { default as consentBarStyles } from './site/consent/consent-bar.module.css';
export { default as searchStyles } from './site/search/search.module.css';
export { default as newVersionStyles } from './ui/new-version.module.css';

/** What the build asks of the two halves. One entry, so that all styles of the site are one sheet. */
import './styles/global.css';
import './site/transitions.css';

export * as portal from './portal/paths';
export * as site from './site/prerender';
// Named by scripts only; an export, so that the build does not drop them.
export { default as consentBarStyles } from './site/consent/consent-bar.module.css';
export { default as searchStyles } from './site/search/search.module.css';
export { default as newVersionStyles } from './ui/new-version.module.css';

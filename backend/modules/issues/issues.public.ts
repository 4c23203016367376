export { archivePath } from './issue-message';
export { IssuesModule } from './issues.module';
export {
  publishedAddresses,
  neighboursOf,
  publishedIssue,
  publishedIssues,
  type PublishedIssue,
} from './read-issues';
export { renderBody } from './render-aside';
export { haltAfterRestore, SendIssues } from './send-issues';

import { conflict, invalidField, missing, versionConflict } from '../../errors/app-error';
import { MAX_CELLS } from './render-issue';

export const MAX_HTML_BYTES = 100_000;
export const MAX_LINKS = 40;
export const TEST_SECONDS = 10;

export const IssueNotFound = missing('issue');

export const IssueChangedMeanwhile = versionConflict(
  'This issue has been changed in the meantime. Look at it and try again.',
);

export const VersionMissing = () =>
  invalidField('version', 'required', 'Name the version that you have read.');

export const NotInThisState = conflict(
  'issue_state',
  'This cannot be done with the issue as it stands. Look at it again.',
);

export const AnotherIsSending = conflict(
  'issue_sending',
  'Another issue is being sent. Wait for it, pause it or stop it.',
);

export const SentElsewhere = conflict(
  'issues_sent_elsewhere',
  'Mails go out through Brevo, so issues are sent there and not here.',
);

export const NeedsAnother = conflict(
  'issue_needs_another',
  'Somebody who has not written any of its text must approve an issue.',
);

export const TestedJustNow = conflict(
  'issue_tested_just_now',
  `Wait ${TEST_SECONDS} seconds between two tests.`,
);

export const TooLong = () =>
  invalidField('body', 'issue_content', 'The mail must be at most 100 kB. Shorten the text.');

export const TooIntricate = () =>
  invalidField(
    'body',
    'issue_content',
    `Quotes or lists are nested too deeply, or there are too many underlined headings, too many *, _ or ~ in a paragraph, or more than ${MAX_CELLS} cells in tables.`,
  );

export const TooManyLinks = () =>
  invalidField('body', 'issue_content', `The text must have at most ${MAX_LINKS} links.`);

export const BadLinks = (links: string[]) =>
  invalidField(
    'body',
    'issue_links',
    `These links lead nowhere: ${links.slice(0, 5).join(', ')}. Use https://… or /…`,
  );

export const NobodyGetsIt = () =>
  invalidField('topics', 'issue_no_readers', 'Nobody is subscribed to these topics.');

export const TooEarly = () =>
  invalidField('sendAt', 'issue_content', 'The time of sending must be in the future.');

export const NoTime = () =>
  invalidField('sendAt', 'issue_content', 'The time of sending must be a time on the calendar.');

export const NoText = () => invalidField('body', 'issue_content', 'Write the text first.');

import brand from '../../../brand.json';
import { after, defineMail } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import { activeUser, defineAccountMail } from '../auth/auth.public';
import { archivePath } from './issue-message';
import { Issue, type Halt } from './issue.entity';
import { issuePaused, issueStopped, issueSubmitted, issueTested } from './issues.events';
import { renderMail } from './render-aside';

type OfIssue = { userId: string; issueId: string };

const HALTED: Record<Halt, { subject: string; text: string }> = {
  missed: {
    subject: 'An issue was not sent in time',
    text: 'It was due more than an hour ago, and the service was away. Look whether it still fits today, then resume or stop it.',
  },
  restored: {
    subject: 'An issue is paused after a restore',
    text: 'The database was restored from a backup, so we do not know what was sent since. Look before you resume it.',
  },
  bounces: {
    subject: 'An issue paused itself: too many bounces',
    text: 'More than 2% of its mails came back for good. Sending on may harm our reputation with mailbox providers. Look why, then resume or stop it.',
  },
  complaints: {
    subject: 'An issue paused itself: too many complaints',
    text: 'More than one in a thousand readers reported it as unwanted. Sending on may harm our reputation with mailbox providers. Look why, then resume or stop it.',
  },
  text: {
    subject: 'An issue is paused: its text takes too long to prepare',
    text: 'Nobody was sent it since. Resume it once; if it pauses again, stop it and write it with smaller tables or fewer marks.',
  },
};

/** The links to leave have no token. */
defineMail<OfIssue>('issue-test', {
  label: 'A test of a newsletter issue',
  when: [
    after(issueTested, ({ subjectId, data }) => ({
      issueId: subjectId!,
      userId: data.after.userId,
    })),
  ],
  compose: async (context, { userId, issueId }) => {
    const user = await activeUser(context, userId);
    const issue = await context.db.findOneBy(Issue, { id: issueId });
    if (!user || !issue) return null;
    const {
      html: _html,
      text: _text,
      links: _links,
      ...content
    } = await renderMail(issue, issue.topics[0]!, {
      publicUrl: context.links.page(''),
      archive: context.links.page(archivePath(issue.slug)),
      leave: context.links.page('/unsubscribe'),
      choose: context.links.page('/newsletter/preferences'),
    });
    return { ...content, to: user.email, subject: `[Test] ${issue.subject}` };
  },
});

defineAccountMail<OfIssue>(
  'issue-review',
  'A newsletter issue to approve',
  [
    after(issueSubmitted, async ({ subjectId, actorId }, { tx }) => {
      const admins = await activeMembers(tx, 'admin');
      const others = admins.filter((userId) => userId !== actorId);
      return others.map((userId) => ({ userId, issueId: subjectId! }));
    }),
  ],
  async ({ db, links }, { issueId }) => {
    const issue = await db.findOneBy(Issue, { id: issueId });
    if (issue?.state !== 'review') return null;
    return {
      subject: `To approve: ${issue.subject}`,
      preview: 'A newsletter issue needs a second pair of eyes.',
      paragraphs: ['This newsletter issue is written, and needs the approval of a second person.'],
      facts: [['Subject', issue.subject]],
      button: { label: 'Read and approve', url: links.page(pageOf(issueId)) },
      reason: REASON,
    };
  },
  false,
);

defineAccountMail<OfIssue & { halted: string }>(
  'issue-halted',
  'A newsletter issue stands still',
  [issueStopped, issuePaused].map((event) =>
    after(event, async ({ subjectId, data }, { tx }) => {
      const { halted } = data.after;
      if (!halted) return [];
      const admins = await activeMembers(tx, 'admin');
      return admins.map((userId) => ({ userId, issueId: subjectId!, halted }));
    }),
  ),
  async ({ db, links }, { issueId, halted }) => {
    const issue = await db.findOneBy(Issue, { id: issueId });
    if (issue?.halted !== halted) return null;
    const { subject, text } = HALTED[issue.halted];
    return {
      subject,
      preview: issue.subject,
      paragraphs: [text],
      facts: [['Issue', issue.subject]],
      button: { label: 'Look at the issue', url: links.page(pageOf(issueId)) },
      reason: REASON,
    };
  },
  false,
);

const REASON = `You receive this because you are an admin of ${brand.name}.`;
const pageOf = (id: string): string => `/dashboard/admin/issues/${id}`;

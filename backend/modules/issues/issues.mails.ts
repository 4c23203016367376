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
    subject: 'A newsletter issue was not sent in time',
    text: 'It was due more than an hour ago, while the service was down. Check that it still fits today, then resume or stop it.',
  },
  restored: {
    subject: 'A newsletter issue was paused after a restore',
    text: 'The database was restored from a backup, so we do not know what has been sent since. Check before you resume it.',
  },
  bounces: {
    subject: 'A newsletter issue was paused: too many bounces',
    text: 'More than 2% of its e-mails could not be delivered. Sending more may harm our reputation with mailbox providers. Find out why, then resume or stop it.',
  },
  complaints: {
    subject: 'A newsletter issue was paused: too many complaints',
    text: 'More than one in a thousand readers reported it as spam. Sending more may harm our reputation with mailbox providers. Find out why, then resume or stop it.',
  },
  text: {
    subject: 'A newsletter issue was paused: it takes too long to prepare',
    text: 'Nobody has been sent it since. Resume it once. If it is paused again, stop it and use smaller tables or less formatting.',
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
      subject: `Please approve: ${issue.subject}`,
      preview: 'A newsletter issue needs your approval.',
      paragraphs: [
        'This newsletter issue is ready. It can be sent once you or another admin has approved it.',
      ],
      facts: [['Subject', issue.subject]],
      button: { label: 'Read and approve', url: links.page(pageOf(issueId)) },
      reason: REASON,
    };
  },
  false,
);

defineAccountMail<OfIssue & { halted: string }>(
  'issue-halted',
  'A newsletter issue was paused or stopped',
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
      button: { label: 'Open the issue', url: links.page(pageOf(issueId)) },
      reason: REASON,
    };
  },
  false,
);

const REASON = `You get this because you are an admin of ${brand.name}.`;
const pageOf = (id: string): string => `/dashboard/admin/issues/${id}`;

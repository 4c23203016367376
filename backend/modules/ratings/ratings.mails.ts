import brand from '../../../brand.json';
import { after, defineMail, type ComposedMail, type MailContext } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import {
  defineRequestNotice,
  named,
  toClient,
  toStaff,
} from '../request-notifications/request-notifications.public';
import { Rating, Testimonial, LOW_SCORE } from './rating.entity';
import { ratingAsked, ratingGiven, testimonialApproved } from './ratings.events';
import { LINK } from './read-ratings';

const linkTo = ({ links }: MailContext, ratingId: string, score?: number): string =>
  `${links.ofHash('/rate', LINK, ratingId)}${score === undefined ? '' : `.${score}`}`;

/** Null once the request is another person's. */
async function toRater(
  context: MailContext,
  requestId: string,
  personId: string | null,
  ...words: ClientWords
): Promise<ComposedMail | null> {
  const mail = await toClient(context, requestId, {}, ...words);
  return personId !== null && mail?.reader?.id === personId ? mail : null;
}

type ClientWords =
  Parameters<typeof toClient> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never;

type OfRating = { requestId: string; ratingId: string };

defineMail<OfRating & { isReminder: string }>('rating-asked', {
  label: 'How did we do? (to the client)',
  kind: 'request_moves',
  when: [
    after(ratingAsked, ({ subjectId, data: { after: asked } }) => ({
      requestId: subjectId!,
      ratingId: asked.ratingId,
      isReminder: String(asked.isReminder),
    })),
  ],
  inOrderOf: ({ subjectId }) => subjectId,
  compose: async (context, { requestId, ratingId, isReminder }) => {
    const rating = await context.db.findOneBy(Rating, { id: ratingId });
    if (!rating || rating.score !== null) return null;
    return toRater(
      context,
      requestId,
      rating.personId,
      ({ request: { projectName, reference } }) => ({
        subject: `How did we do? ${reference}`,
        preview: `One question about “${projectName}”.`,
        paragraphs: [
          `“${projectName}” is completed. How satisfied are you with our work?`,
          isReminder === 'true'
            ? 'This is our only reminder.'
            : 'Choose a score. You can add a comment before you send it.',
        ],
        scale: {
          from: 'Not at all',
          to: 'Very',
          steps: [1, 2, 3, 4, 5].map((score) => ({
            label: String(score),
            url: linkTo(context, ratingId, score),
          })),
        },
        notes: [
          'We ask everybody whose project is completed, and every answer counts in our figures.',
        ],
        button: 'See your request',
      }),
    );
  },
});

defineMail<OfRating & { userId: string }>('rating-low', {
  label: 'A low rating (to admins)',
  when: [
    after(ratingGiven, async ({ subjectId, data: { after: given } }, dispatch) => {
      if (given.score > LOW_SCORE) return null;
      const admins = await dispatch.once('members admin', () =>
        activeMembers(dispatch.tx, 'admin'),
      );
      const { ratingId } = given;
      return admins.map((userId) => ({ requestId: subjectId!, ratingId, userId }));
    }),
  ],
  compose: async (context, { requestId, ratingId, userId }) => {
    const rating = await context.db.findOneBy(Rating, { id: ratingId });
    if (!rating?.score) return null;
    return toStaff(context, userId, requestId, ({ reference }) => ({
      subject: `Rated ${rating.score} out of 5: ${reference}`,
      paragraph: `The client rated our work ${rating.score} out of 5. They have been offered a call. Please get in touch today.`,
      ...(rating.remark && { quote: rating.remark }),
      reason: 'You get this because you are an admin, and a low rating needs an answer today.',
    }));
  },
});

defineRequestNotice('rating-low', [ratingGiven], async (request, { data }, dispatch) => {
  const { score } = data.after;
  if (score > LOW_SCORE) return null;
  return {
    to: await dispatch.once('members admin', () => activeMembers(dispatch.tx, 'admin')),
    notice: {
      type: 'warning',
      title: `Rated ${score} out of 5`,
      message: `The client of ${named(request)} is not satisfied. Offer them a call.`,
    },
  };
});

/** Gives the client a copy of the words and the link to withdraw them. */
defineMail<OfRating & { sha256: string }>('testimonial-approved', {
  label: 'Testimonial approved (to the client)',
  when: [
    after(testimonialApproved, ({ subjectId, data: { after: approved } }) => ({
      requestId: subjectId!,
      ratingId: approved.ratingId,
      sha256: approved.sha256,
    })),
  ],
  compose: async (context, { requestId, ratingId, sha256 }) => {
    const words = await context.db.findOneBy(Testimonial, { ratingId, sha256, state: 'approved' });
    const rating = words && (await context.db.findOneBy(Rating, { id: ratingId }));
    if (!rating) return null;
    return toRater(
      context,
      requestId,
      rating.personId,
      () => ({
        subject: 'Your testimonial, as we may publish it',
        preview: 'Thank you. You can withdraw them at any time.',
        paragraphs: [
          `Thank you for letting ${brand.name} publish this. We will not change a word of it.`,
        ],
        quote: words.wording,
        facts: [
          ['Name', words.shownName],
          ...(words.shownRole ? [['Role', words.shownRole] as [string, string]] : []),
          ...(words.shownCompany ? [['Company', words.shownCompany] as [string, string]] : []),
          ['Published until at most', words.until],
        ],
        notes: [
          'If you change your mind, you can take it off our website within a minute.',
          { text: 'Change or withdraw your testimonial', url: linkTo(context, ratingId) },
        ],
        button: 'See your request',
      }),
      { isInThread: false },
    );
  },
});

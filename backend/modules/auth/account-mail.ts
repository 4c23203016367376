import {
  type ComposedMail,
  type Declared,
  defineMail,
  greet,
  type MailContent,
  type MailContext,
  type Trigger,
} from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';

const ACCOUNT_REASON = 'You get this because of your account with us.';
export const NOT_YOU =
  'If this was not you, reset your password at once and tell us by replying to this e-mail.';

export const activeUser = async ({ db }: MailContext, userId: string) => {
  const user = await db.findOneBy(User, { id: userId });
  return user && !user.disabledAt ? user : null;
};

type AccountWords = Omit<MailContent, 'reason'> &
  Pick<Partial<ComposedMail>, 'to' | 'isUnproven' | 'reason'>;
type Words<Props> = (
  context: MailContext,
  props: Props,
  user: User,
) => AccountWords | null | Promise<AccountWords | null>;

export const defineAccountMail = <Props extends { userId: string }>(
  name: string,
  label: string,
  when: Trigger<Props>[],
  words: Words<Props>,
  isAwaited = true,
): Declared<Props> =>
  defineMail<Props>(name, {
    label,
    when,
    isAwaited,
    compose: async (context, props): Promise<ComposedMail | null> => {
      const user = await activeUser(context, props.userId);
      const content = user && (await words(context, props, user));
      if (!user || !content) return null;
      const greeting = greet(user.firstName);
      return { to: user.email, greeting, reason: ACCOUNT_REASON, ...content };
    },
  });

export type ToUser = { userId: string };
export type WithLink = ToUser & { tokenId: string };

export const warning = (userId: string | null, title: string, message: string) => ({
  to: [userId!],
  notice: { type: 'warning' as const, title, message },
});

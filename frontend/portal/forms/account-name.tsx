/**
 * Tells a password manager whose password is typed below. Off the screen and not `hidden`, because
 * managers pass over fields that are not laid out.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input
    type="text"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="visually-hidden"
  />
);

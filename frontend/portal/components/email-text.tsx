/** Breaks long addresses after the @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** The address as a mailto link, encoded so that it cannot add a subject or a recipient. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
    <EmailText email={email} />
  </a>
);

interface EmailTextProps {
  email: string;
  className?: string | undefined;
}

/** An address that, where it must break, breaks after the @. */
export function EmailText({ email, className }: EmailTextProps) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** The same as a link to write there; nothing in the address can add a subject or a recipient. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      <EmailText email={email} />
    </a>
  );
}

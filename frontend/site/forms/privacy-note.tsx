import { privacyMessages } from '../../content/messages/privacy';

export function PrivacyNote() {
  const { text, label } = privacyMessages;
  return (
    <p>
      {text} <a href="/privacy">{label}</a>
    </p>
  );
}

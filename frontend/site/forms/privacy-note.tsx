import { privacyMessages } from '../../content/messages/privacy';

/** Beside the button of a form that we answer. */
export function PrivacyNote() {
  const { text, label } = privacyMessages;
  return (
    <p>
      {text} <a href="/privacy">{label}</a>
    </p>
  );
}

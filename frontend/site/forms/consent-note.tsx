import { consentLink, consentTexts } from '../../content/consent-texts';

export function ConsentNote({ topic }: { topic: keyof typeof consentTexts }) {
  const [before, after] = consentTexts[topic].split(consentLink);
  return (
    <p>
      {before}
      <a href="/privacy">{consentLink}</a>
      {after}
    </p>
  );
}

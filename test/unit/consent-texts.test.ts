import {
  CONSENT_TEXTS,
  CURRENT_CONSENT_TEXT,
} from '../../backend/modules/newsletter/newsletter-options';
import {
  consentLink,
  consentTexts,
  consentTextVersion,
} from '../../frontend/content/consent-texts';

/** The server stores the version as evidence of the text shown, so the page must show that text. */
describe('The consent texts', () => {
  it('are the same on the pages as in the evidence, and of its newest version', () => {
    expect(consentTextVersion).toBe(CURRENT_CONSENT_TEXT);
    expect(consentTexts).toEqual(CONSENT_TEXTS[CURRENT_CONSENT_TEXT]);
  });

  it('each name the privacy notice once, to link to it', () => {
    for (const text of Object.values(consentTexts)) {
      expect(text.split(consentLink)).toHaveLength(2);
    }
  });
});

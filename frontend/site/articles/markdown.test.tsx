import { describe, expect, it } from '@jest/globals';
import { htmlOf } from './markdown';

describe('a source behind a sentence', () => {
  const html = htmlOf(
    [
      'The law asks for it.^[UK GDPR, Article 35](https://www.legislation.gov.uk/35) Then begin.',
      '',
      '- Tell people.^[The Act, section 80](https://www.legislation.gov.uk/80)',
      '- Let them object.',
    ].join('\n'),
  );

  it('becomes a number linked to a note in the same paragraph or list item', () => {
    expect(html).toMatch(
      /<p>The law asks for it\.<a class="source" href="#source-uk-gdpr-article-35">.*1<\/a> Then begin\.<span class="sources"><small id="source-uk-gdpr-article-35">1 <a href="https:\/\/www\.legislation\.gov\.uk\/35" rel="noopener">UK GDPR, Article 35<\/a><\/small><\/span><\/p>/,
    );
    expect(html).toMatch(/<li>Tell people\..*2<\/a><span class="sources">.*2 <a .*<\/li>/);
    expect(html).toContain('<li>Let them object.</li>');
  });

  it('leaves ordinary links unchanged', () => {
    expect(htmlOf('See [our plan](/mvp).')).toBe('<p>See <a href="/mvp">our plan</a>.</p>\n');
  });
});

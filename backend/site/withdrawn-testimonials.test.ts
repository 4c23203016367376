import { describe, expect, it } from '@jest/globals';
import { withoutTestimonials } from './withdrawn-testimonials';

const quote = (id: string) =>
  `<figure data-testimonial="${id} ${'a'.repeat(64)}"><p>Words of ${id}</p></figure>`;
const page = (...ids: string[]) =>
  `<!DOCTYPE html><html><head></head><body><main><h1>About</h1><div data-testimonials=""><h2>What clients say</h2>${ids.map(quote).join('')}</div><p>More</p></main></body></html>`;

describe('A page with withdrawn words', () => {
  it('keeps the others', () => {
    expect(withoutTestimonials(page('one', 'two'), new Set(['one']))).toBe(page('two'));
  });

  it('has no title above nothing', () => {
    const left = withoutTestimonials(page('one'), new Set(['one']));
    expect(left).toBe(
      '<!DOCTYPE html><html><head></head><body><main><h1>About</h1><p>More</p></main></body></html>',
    );
  });
});

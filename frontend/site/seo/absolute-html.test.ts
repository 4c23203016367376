import { expect, it } from '@jest/globals';
import { absoluteHtml } from './absolute-html';

const base = 'https://fenwright.example/blog/part';

it.each([
  ['<a href="/about">x</a>', '<a href="https://fenwright.example/about">x</a>'],
  ['<a href="#part">x</a>', `<a href="${base}#part">x</a>`],
  ['<a href="other">x</a>', '<a href="https://fenwright.example/blog/other">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  [
    '<a href="https://b.example/?a=1&amp;b=2">x</a>',
    '<a href="https://b.example/?a=1&amp;b=2">x</a>',
  ],
  ['<p>x<img src="/a.png"></p>', '<p>x<img src="https://fenwright.example/a.png"></p>'],
  [
    '<picture><source srcset="/a.avif 1x, /b.avif 2x"></picture>',
    '<picture><source srcset="https://fenwright.example/a.avif 1x, https://fenwright.example/b.avif 2x"></picture>',
  ],
  ['<code>href="/x"</code>', '<code>href="/x"</code>'],
])('makes the addresses of %s absolute', (html, absolute) => {
  expect(absoluteHtml(html, base)).toBe(absolute);
});

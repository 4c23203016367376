import { isFromOurPages } from './form-body';

const host = 'fenwright.example';
const url = `https://${host}`;

it.each([
  ['a browser that says so', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another of our hosts', { 'sec-fetch-site': 'same-site', origin: url }, false],
  ['an older browser', { origin: url }, true],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['a page without an address', { origin: 'null' }, false],
  ['a browser that sends only a referrer', { referer: `${url}/contact` }, true],
  ['the same on another site', { referer: 'https://evil.example/contact' }, false],
  ['a text browser', {}, true],
])('a form from %s', (_, headers, isOurs) => {
  expect(isFromOurPages({ headers, host }, url)).toBe(isOurs);
});

it('knows our own address behind a proxy that changes the host', () => {
  const headers = { origin: url };
  expect(isFromOurPages({ headers, host: '127.0.0.1:3000' }, url)).toBe(true);
});

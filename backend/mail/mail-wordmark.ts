import brand from '../../brand.json';
import { escapeHtml } from './escape-html';
import drawn from './wordmark.json';

type Theme = 'light' | 'dark';
type Picture = { id: string; name: string; content: string };

const { light, dark } = brand.colours;
const current = JSON.stringify({ name: brand.name, colours: { light, dark } });

/** In Base64. Drawn by frontend/scripts/write-mail-wordmark.mts. */
const pictures: Record<Theme, Picture> = {
  light: { id: 'wordmark-light@mail', name: 'wordmark-light.png', content: drawn.light },
  dark: { id: 'wordmark-dark@mail', name: 'wordmark-dark.png', content: drawn.dark },
};

/** Another brand has its name in letters until its wordmark is drawn. */
export const PICTURES: Picture[] =
  JSON.stringify(drawn.of) === current ? Object.values(pictures) : [];

const name = escapeHtml(brand.name);
const initial = escapeHtml([...brand.name][0]!);
const IN_LETTERS = `<p class="brand"><span class="mark">${initial}</span>${name}</p>`;

const image = (theme: Theme, rest: string): string =>
  `<img src="cid:${pictures[theme].id}" width="${drawn.width}" height="${drawn.height}" ${rest}>`;

/**
 * Attached to each mail, because a linked picture would tell its server who reads the mail and when.
 * Outlook for Windows ignores `display`, so it gets one of the two alone.
 */
const IN_PICTURES = `<p class="brand">${image('light', `alt="${name}" class="by-day"`)}<!--[if !mso]><!-->${image(
  'dark',
  'alt="" class="by-night" style="display:none"',
)}<!--<![endif]--></p>`;

export const WORDMARK = PICTURES.length > 0 ? IN_PICTURES : IN_LETTERS;

/** For a provider's API that attaches no pictures. */
export const withoutPictures = (html: string): string => html.replace(IN_PICTURES, IN_LETTERS);

/** For a mail that is shown on a page. */
export const withPicturesInside = (html: string): string =>
  PICTURES.reduce(
    (shown, { id, content }) => shown.replace(`cid:${id}`, `data:image/png;base64,${content}`),
    html,
  );

/** Mail programs send our pictures back with each reply. */
export const isWordmark = (file: Uint8Array): boolean =>
  PICTURES.some(({ content }) => Buffer.from(content, 'base64').equals(file));

import brand from '../../brand.json';
import type { OpenedRequest } from '../links/links.public';
import { LOCALE } from '../config/locale';
import { escapeHtml } from './escape-html';
import { STYLE } from './mail-style';
import { WORDMARK } from './mail-wordmark';

export type MailButton = { label: string; url: string; opens?: OpenedRequest };

export type MailStages = { names: string[]; at: number };

export type MailScale = { from: string; to: string; steps: MailButton[] };

export type Signatory = { name: string; role: string };

export type MailEntry = {
  title: string;
  when?: string;
  lines?: string[];
  quote?: string;
  next?: string;
  link?: MailButton;
};

export type MailContent = {
  subject: string;
  preview: string;
  greeting?: string;
  paragraphs: string[];
  /** Trusted HTML. */
  body?: { html: string; text: string };
  facts?: [label: string, value: string][];
  stages?: MailStages;
  scale?: MailScale;
  quote?: string;
  entries?: MailEntry[];
  /** A person, an act and a day, such as "Tom will write to you by Monday". */
  next?: string;
  /** Instead of `next` once all is over: how to write to us or reopen it. */
  closing?: string;
  button?: MailButton;
  notes?: (string | { text: string; url: string })[];
  replyNote?: string;
  signedBy?: Signatory;
  reason: string;
  choicesUrl?: string;
};

const CHOOSE = 'Choose which e-mails you get';
const NEXT = 'What happens next';
const EXCERPT = 600;

export function excerptOf(text: string, most = EXCERPT): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.search(/\s\S*$/);
  // No word boundary, but at least do not split a surrogate pair.
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd().replace(/[\uD800-\uDBFF]$/, '')} …`;
}

const FOOTER = [
  brand.legalName,
  brand.address.street,
  `${brand.address.city} ${brand.address.postcode}`,
].join(', ');

/**
 * Mail clients turn addresses in a visitor's text into links, except inside an anchor or across
 * elements. Copying still gives the original.
 */
const unlinked = (text: string) => escapeHtml(text).replace(/\S+/g, breakAutolinks);

/** A paragraph, in the direction of its own words. */
const paragraph = (text: string, kind = ''): string =>
  `<p dir="auto"${kind && ` class="${kind}"`}>${unlinked(text)}</p>`;

const quotation = (text: string): string =>
  `<blockquote class="quote" dir="auto">${unlinked(text)}</blockquote>`;

const breakAutolinks = (word: string): string =>
  /[.:@/]\S/.test(word)
    ? `<a class="inert">${word.replace(/[.:@/]/g, (mark) => `<span>${mark}</span>`)}</a>`
    : word;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plain text has no markup to prevent links, so the name must contain no address. */
export const nameInWords = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ').trim();

export const greet = (name: string): string => `Hello ${nameInWords(name)}`.trim().concat(',');

/** With one short word, too little for a message to somebody whose address another person typed. */
export const greetStranger = (name: string | null): string =>
  greet((nameInWords(name ?? '').split(' ', 1)[0] ?? '').slice(0, 20));

export function renderText(content: MailContent): string {
  const notes = (content.notes ?? []).map((note) =>
    typeof note === 'string' ? note : `${note.text}: ${note.url}`,
  );
  return [
    content.greeting,
    ...content.paragraphs,
    content.body?.text,
    content.quote && quoted(content.quote),
    content.stages && textOfStages(content.stages),
    content.scale && textOfScale(content.scale),
    content.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(content.entries ?? []).map(textOfEntry),
    content.next && `${NEXT}: ${content.next}`,
    content.closing,
    content.button && `${content.button.label}:\n${content.button.url}`,
    content.signedBy && signatureOf(content.signedBy).join('\n'),
    ...notes,
    content.replyNote && `${content.replyNote}\n${REPLY_MARKER}`,
    `--\n${brand.name}, ${brand.tagline}\n${FOOTER}\n${content.reason}`,
    content.choicesUrl && `${CHOOSE}:\n${content.choicesUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const signatureOf = ({ name, role }: Signatory): string[] => [
  nameInWords(name),
  [nameInWords(role), brand.name].filter(Boolean).join(', '),
];

const textOfStages = ({ names, at }: MailStages): string =>
  names.map((name, index) => (index === at ? `[${name}]` : name)).join(' > ');

/** Cells and not a list, because mail programs draw little else side by side. */
const htmlOfStages = ({ names, at }: MailStages): string => {
  const cells = names.map((name, index) => {
    const state = index < at ? 'done' : index === at ? 'now' : 'ahead';
    const spoken = index === at ? ' aria-current="step"' : '';
    return `<td width="${Math.floor(100 / names.length)}%" class="${state}"${spoken}>${escapeHtml(name)}</td>`;
  });
  return `<table class="stages" role="presentation"><tr>${cells.join('')}</tr></table>`;
};

const textOfScale = ({ from, to, steps }: MailScale): string =>
  [`${from} … ${to}`, ...steps.map(({ label, url }) => `${label}: ${url}`)].join('\n');

const htmlOfScale = ({ from, to, steps }: MailScale): string =>
  `<table class="scale" cellspacing="6"><tr>${steps
    .map(
      ({ label, url }) =>
        `<td><a href="${escapeHtml(url)}" aria-label="${label} of ${steps.length}">${label}</a></td>`,
    )
    .join(
      '',
    )}</tr></table><p class="small">1: ${escapeHtml(from)}. ${steps.length}: ${escapeHtml(to)}.</p>`;

const quoted = (text: string): string => text.replace(/^/gm, '> ');

const textOfEntry = (
  { title, when, lines = [], quote, next, link }: MailEntry,
  index: number,
): string =>
  [
    `${index + 1}. ${title}${when ? ` (${when})` : ''}`,
    ...lines,
    quote && quoted(quote),
    next && `${NEXT}: ${next}`,
    link && `${link.label}: ${link.url}`,
  ]
    .filter(Boolean)
    .join('\n');

const htmlOfEntry = ({ title, when, lines = [], quote, next, link }: MailEntry): string =>
  `<li>${[
    paragraph(title, 'title'),
    when && `<p class="small">${escapeHtml(when)}</p>`,
    ...lines.map((line) => paragraph(line)),
    quote && quotation(quote),
    next && `<p><span class="label">${NEXT}:</span> ${unlinked(next)}</p>`,
    link && `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
  ]
    .filter(Boolean)
    .join('')}</li>`;

function bodyOf(content: MailContent): string {
  const small = (content.notes ?? []).map((note) =>
    typeof note === 'string'
      ? `<p class="small">${escapeHtml(note)}</p>`
      : `<p class="small"><a href="${escapeHtml(note.url)}">${escapeHtml(note.text)}</a></p>`,
  );
  const facts = (content.facts ?? []).map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td dir="auto">${unlinked(value)}</td></tr>`,
  );
  const entries = (content.entries ?? []).map(htmlOfEntry);
  return [
    content.greeting && `<p>${unlinked(content.greeting)}</p>`,
    ...content.paragraphs.map((one) => paragraph(one)),
    content.body && `<div class="body" dir="auto">${content.body.html}</div>`,
    content.quote && quotation(content.quote),
    content.stages && htmlOfStages(content.stages),
    content.scale && htmlOfScale(content.scale),
    facts.length > 0 && `<table class="facts" role="presentation">${facts.join('')}</table>`,
    entries.length > 0 && `<ol class="entries">${entries.join('')}</ol>`,
    content.next &&
      `<p class="next"><span class="label">${NEXT}:</span> ${unlinked(content.next)}</p>`,
    content.closing && paragraph(content.closing),
    content.button &&
      `<p><a class="button" href="${escapeHtml(content.button.url)}">${escapeHtml(content.button.label)}</a></p>`,
    content.signedBy &&
      `<p class="signed">${signatureOf(content.signedBy).map(escapeHtml).join('<br>')}</p>`,
    ...small,
    content.replyNote && `<p class="fine">${escapeHtml(content.replyNote)}<br>${REPLY_MARKER}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

export function renderHtml(content: MailContent): string {
  const choices =
    content.choicesUrl && `<br><a href="${escapeHtml(content.choicesUrl)}">${CHOOSE}</a>`;
  return `<!doctype html>
<html lang="${LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${unlinked(content.preview)}</div>
<div class="sheet">
${WORDMARK}
${bodyOf(content)}
<p class="small foot">${escapeHtml(FOOTER)}<br>${escapeHtml(content.reason)}${choices ?? ''}</p>
</div>
</body>
</html>
`;
}

/** For people only: a reply is cut by the words of our mails. */
const REPLY_MARKER = 'Please write your reply above this line.';

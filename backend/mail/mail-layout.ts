import brand from '../../brand.json';
import type { OpenedRequest } from '../links/links.public';
import { LOCALE } from '../config/locale';

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
  next?: string;
  button?: MailButton;
  notes?: (string | { text: string; url: string })[];
  replyNote?: string;
  signedBy?: Signatory;
  reason: string;
  choicesUrl?: string;
};

const CHOOSE = 'Choose which mails you get';
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

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
    content.replyNote && REPLY_MARKER,
    content.greeting,
    ...content.paragraphs,
    content.body?.text,
    content.stages && textOfStages(content.stages),
    content.scale && textOfScale(content.scale),
    content.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    content.quote && quoted(content.quote),
    ...(content.entries ?? []).map(textOfEntry),
    content.next && `${NEXT}: ${content.next}`,
    content.button && `${content.button.label}:\n${content.button.url}`,
    ...notes,
    content.replyNote,
    content.signedBy && signatureOf(content.signedBy).join('\n'),
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

const { light, dark } = brand.colours;
/** About half of each mail, so it is encoded only once. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: ${light.paper}; color: ${light.ink}; font: 17px/1.55 'Atkinson Hyperlegible Next', Verdana, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px 40px; }
.brand { font: 26px/1.2 Baskervville, Baskerville, Georgia, serif; color: ${light.brand}; border-bottom: 1px solid ${light.hair}; padding-bottom: 12px; margin: 0 0 24px; }
p { margin: 0 0 16px; }
.mark { background: ${light.brand}; border-bottom: 3px solid ${light.mark}; padding: 0 9px; margin-right: 4px; }
.facts { border-collapse: collapse; margin: 0 0 20px; width: 100%; }
.facts th { text-align: left; font-weight: normal; color: ${light.soft}; padding: 6px 16px 6px 0; vertical-align: top; white-space: nowrap; border-bottom: 1px solid ${light.hair}; }
.facts td { padding: 6px 0; border-bottom: 1px solid ${light.hair}; }
.stages { border-collapse: collapse; margin: 0 0 20px; width: 100%; }
.stages td { border-top: 4px solid ${light.hair}; padding: 6px 8px 0 0; vertical-align: top; font-size: 13px; line-height: 1.3; color: ${light.soft}; }
.stages .done, .stages .now { border-color: ${light.brand}; } .stages .now { color: ${light.ink}; font-weight: bold; }
.scale { margin: 0 -6px 2px; width: 100%; }
.scale td { width: 20%; text-align: center; } .scale a { display: block; padding: 14px 0; border: 1px solid ${light.brand}; border-radius: 2px; color: ${light.brand}; font-size: 20px; text-decoration: none; }
.body { margin: 0 0 28px; } .body a { color: ${light.brand}; } .body ul, .body ol { margin: 0 0 16px; padding: 0 0 0 24px; } .body li { margin: 0 0 6px; }
.body h1, .body h2, .body h3, .body h4 { font-family: Georgia, serif; line-height: 1.25; margin: 28px 0 12px; } .body h1 { font-size: 28px; margin: 0 0 20px; } .body h2 { font-size: 21px; } .body h3, .body h4 { font-size: 17px; }
.body blockquote { margin: 0 0 16px; padding: 2px 0 2px 16px; border-left: 3px solid ${light.brand}; } .body { overflow-wrap: anywhere; } .body pre { white-space: pre-wrap; overflow-x: auto; } .body hr { border: 0; border-top: 1px solid ${light.hair}; margin: 24px 0; }
.body table { display: block; overflow-x: auto; overflow-wrap: normal; border-collapse: collapse; margin: 0 0 16px; } .body th, .body td { text-align: left; padding: 6px 16px 6px 0; border-bottom: 1px solid ${light.hair}; }
.signed { margin: 24px 0 0; }
.quote { margin: 0 0 20px; padding: 4px 0 4px 16px; border-left: 3px solid ${light.brand}; white-space: pre-wrap; }
.entries { list-style: none; margin: 0 0 20px; padding: 0; border-top: 1px solid ${light.hair}; }
.entries li { padding: 14px 0; border-bottom: 1px solid ${light.hair}; }
.entries p { margin: 0 0 6px; } .entries .quote { margin: 8px 0; } .entries a { color: ${light.brand}; }
.title, .label { font-weight: bold; }
.next { margin: 0 0 20px; padding: 12px 16px; background: ${light.tint}; }
.button { display: inline-block; background: ${light.brand}; color: ${light.paper} !important; text-decoration: none; padding: 13px 22px; border-radius: 2px; }
.inert { color: inherit; text-decoration: none; }
.small, .small a { font-size: 14px; color: ${light.soft}; }
.foot { border-top: 1px solid ${light.hair}; margin-top: 32px; padding-top: 12px; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink}; }
  .brand, .entries a { color: ${dark.brand}; } .next { background: ${dark.tint}; }
  .brand, .facts th, .facts td, .foot, .entries, .entries li { border-color: ${dark.hair}; }
  .stages td { border-color: ${dark.hair}; color: ${dark.soft}; } .stages .now { color: ${dark.ink}; }
  .stages .done, .stages .now { border-color: ${dark.brand}; }
  .scale a { color: ${dark.brand}; border-color: ${dark.brand}; }
  .facts th, .small, .small a { color: ${dark.soft}; }
  .body a { color: ${dark.brand}; } .body blockquote { border-color: ${dark.brand}; } .body hr, .body th, .body td { border-color: ${dark.hair}; }
  .button { background: ${dark.brand}; color: ${dark.paper} !important; } .quote { border-color: ${dark.brand}; }
}`;

/** No picture: mail programs send pictures back with each reply, as attachments. */
const HEADER = `<p class="brand"><span class="mark">&nbsp;</span> ${escapeHtml(brand.name)}</p>`;

export function renderHtml(content: MailContent): string {
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
  const choices =
    content.choicesUrl && `<br><a href="${escapeHtml(content.choicesUrl)}">${CHOOSE}</a>`;
  const body = [
    content.greeting && `<p>${unlinked(content.greeting)}</p>`,
    ...content.paragraphs.map((one) => paragraph(one)),
    content.body && `<div class="body" dir="auto">${content.body.html}</div>`,
    content.stages && htmlOfStages(content.stages),
    content.scale && htmlOfScale(content.scale),
    facts.length > 0 && `<table class="facts" role="presentation">${facts.join('')}</table>`,
    content.quote && quotation(content.quote),
    entries.length > 0 && `<ol class="entries">${entries.join('')}</ol>`,
    content.next &&
      `<p class="next"><span class="label">${NEXT}:</span> ${unlinked(content.next)}</p>`,
    content.button &&
      `<p><a class="button" href="${escapeHtml(content.button.url)}">${escapeHtml(content.button.label)}</a></p>`,
    ...small,
    content.replyNote && `<p class="small">${escapeHtml(content.replyNote)}</p>`,
    content.signedBy &&
      `<p class="signed">${signatureOf(content.signedBy).map(escapeHtml).join('<br>')}</p>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${unlinked(content.preview)}</div>
<div class="sheet">
${HEADER}${content.replyNote ? `\n<p class="small">${REPLY_MARKER}</p>` : ''}
${body.join('\n')}
<p class="small foot">${escapeHtml(FOOTER)}<br>${escapeHtml(content.reason)}${choices ?? ''}</p>
</div>
</body>
</html>
`;
}

/** If it changes, replies to older mails stay uncut. */
export const REPLY_MARKER = '## Please write your reply above this line ##';

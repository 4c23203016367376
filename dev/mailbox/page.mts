import { createHash } from 'node:crypto';
import { escapeHtml as escape } from '../escape-html.mts';
import type { StoredMail } from './store.mts';

const STYLE = `
:root { color-scheme: light dark; --ink: #14231f; --soft: #56655f; --line: #d9e0dc; --page: #f5f7f5;
  --card: #ffffff; --mark: #0b6b57; --mark-soft: #e3f1ec; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efeb; --soft: #9fb0a8; --line: #2c3934;
  --page: #101715; --card: #17201d; --mark: #6fd3b6; --mark-soft: #1d332c; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
a { color: inherit; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .875rem 1.25rem;
  background: var(--card); border-bottom: 1px solid var(--line); }
h1 { font-size: 1.125rem; margin: 0; }
header p { margin: 0; color: var(--soft); font-size: .875rem; flex: 1 1 14rem; }
form { display: flex; gap: .5rem; flex: 0 1 24rem; }
label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input { flex: 1; min-width: 0; font: inherit; padding: .5rem .75rem; border: 1px solid var(--soft);
  border-radius: .5rem; background: var(--card); color: inherit; }
button { font: inherit; padding: .5rem 1rem; border: 0; border-radius: .5rem; background: var(--mark);
  color: var(--card); font-weight: 600; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
main { display: grid; grid-template-columns: minmax(17rem, 24rem) 1fr; min-height: calc(100vh - 4.5rem); }
nav { border-right: 1px solid var(--line); background: var(--card); overflow: auto; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .75rem 1.25rem; text-decoration: none; border-bottom: 1px solid var(--line);
  border-left: 4px solid transparent; }
nav a:hover { background: var(--page); }
nav a[aria-current] { background: var(--mark-soft); border-left-color: var(--mark); }
nav strong, nav span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav span { color: var(--soft); font-size: .875rem; }
article { padding: 1.5rem; min-width: 0; }
article h2 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0 0 1rem; font-size: .9375rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
details { margin-top: 1rem; } summary { cursor: pointer; padding: .5rem 0; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; font-size: .875rem; }
.empty { padding: 3rem 1.5rem; color: var(--soft); text-align: center; }
.back { display: none; }
@media (max-width: 48rem) {
  main { display: block; } nav { border-right: 0; }
  .reading nav { display: none; } article { padding: 1rem; }
  .back { display: inline-block; margin-bottom: 1rem; padding: .5rem 0; }
  iframe { height: 36rem; }
}`;

/** For the page's content security policy: the one inline style there is. */
export const STYLE_HASH: string = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

function link(id: string | undefined, to: string): string {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (to) query.set('to', to);
  const text = query.toString();
  return escape(text ? `/dev/mailbox?${text}` : '/dev/mailbox');
}

const time = (iso: string): string =>
  `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;

function listed(mail: StoredMail, shown: StoredMail | undefined, to: string): string {
  const current = mail.id === shown?.id ? ' aria-current="true"' : '';
  return `<li><a href="${link(mail.id, to)}"${current}><strong>${escape(mail.subject || 'No subject')}</strong>
<span>${escape(mail.to)}</span><span>${time(mail.receivedAt)}</span></a></li>`;
}

function letter(mail: StoredMail, to: string): string {
  const frame = mail.html
    ? `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/messages/${mail.id}/html"></iframe>`
    : '';
  const headers = Object.entries(mail.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return `<article><a class="back" href="${link(undefined, to)}">← All mails</a>
<h2>${escape(mail.subject || 'No subject')}</h2>
<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to)}</dd>
<dt>Received</dt><dd>${time(mail.receivedAt)}</dd></dl>
${frame}
<details${mail.html ? '' : ' open'}><summary>Text</summary><pre>${linked(mail.text)}</pre></details>
<details><summary>Headers</summary><pre>${escape(headers)}</pre></details></article>`;
}

/** The text part with its web addresses as links. */
function linked(text: string): string {
  return escape(text).replace(
    /https?:\/\/[^\s<>]+[^\s<>.,;:)]/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}

/** The whole page: the list, and the mail that was chosen. */
export function inboxPage(view: { mails: StoredMail[]; shown?: StoredMail; to: string }): string {
  const { mails, shown, to } = view;
  const list = mails.map((mail) => listed(mail, shown, to)).join('\n');
  const nothing = to
    ? `No mail to ${escape(to)} yet.`
    : 'No mail yet. What the application sends appears here.';
  const right = shown
    ? letter(shown, to)
    : `<p class="empty">${mails.length ? 'Choose a mail to read it.' : nothing}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shown ? `${escape(shown.subject)} · ` : ''}Development mailbox</title><style>${STYLE}</style></head>
<body${shown ? ' class="reading"' : ''}>
<header><h1><a href="/dev/mailbox">Development mailbox</a></h1>
<p>${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}, kept on this machine. Nothing is delivered.</p>
<form action="/dev/mailbox" method="get" role="search"><label for="to">Address</label>
<input id="to" name="to" type="search" placeholder="Only mail to this address" value="${escape(to)}">
<button>Filter</button></form></header>
<main><nav aria-label="Mails"><ol>${list}</ol></nav>${right}</main>
</body></html>`;
}

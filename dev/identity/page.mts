import { createHash } from 'node:crypto';
import { escapeHtml as escape } from '../escape-html.mts';

export type ProviderName = 'google' | 'facebook';

export const PROVIDER_LABELS: Record<ProviderName, string> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** What the page asks for, as it is typed. */
export interface Answers {
  firstName: string;
  lastName: string;
  email: string;
  /** Google only: "yes" where it vouches for the address. */
  vouched: string;
  /** Google only: the domain of an employer's workspace. */
  workspace: string;
}

const FIRST_ANSWERS: Answers = {
  firstName: 'Nora',
  lastName: 'Fielding',
  email: 'nora.fielding@meadowbank.example',
  vouched: 'yes',
  workspace: '',
};

const STYLE = `
:root { color-scheme: light dark; --ink: #14231f; --soft: #56655f; --line: #7d8c85; --page: #f5f7f5;
  --card: #ffffff; --mark: #0b6b57; --warn: #fdf3d8; --warn-line: #8a6300; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efeb; --soft: #9fb0a8; --line: #74847c; --page: #101715;
  --card: #17201d; --mark: #6fd3b6; --warn: #302713; --warn-line: #d9b04a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
main { width: 100%; max-width: 30rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.25; }
.note { margin: 0 0 1.25rem; padding: .75rem 1rem; background: var(--warn); border-left: 4px solid var(--warn-line); }
form { display: grid; gap: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.field { display: grid; gap: .25rem; min-width: 0; }
.hint { margin: 0; color: var(--soft); font-size: .875rem; }
.tick { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
.tick input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--mark); }
input:not([type=checkbox]) { width: 100%; min-height: 2.75rem; font: inherit; padding: .5rem .75rem;
  border: 1px solid var(--line); background: var(--card); color: inherit; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
button { min-height: 2.75rem; font: inherit; font-weight: 600; padding: .5rem 1.25rem; border: 1px solid var(--mark);
  background: var(--mark); color: var(--card); cursor: pointer; }
button.second { background: transparent; color: inherit; border-color: var(--line); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
@media (max-width: 26rem) { .pair { grid-template-columns: 1fr; } }`;

/** For the page's content security policy: the one inline style there is. */
export const STYLE_HASH: string = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The page on which one says who comes back from Google or Facebook. */
export function personPage(provider: ProviderName, query: string): string {
  const name = PROVIDER_LABELS[provider];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in for ${name}</title><style>${STYLE}</style></head>
<body><main><h1>This is not ${name}</h1>
<p class="note">It is a stand-in on this machine, for trying out “Continue with ${name}” without an
account there. Nothing is sent to ${name}.</p>
<form method="post" action="/${provider}/answer">
<input type="hidden" name="query" value="${escape(query)}">
<div class="pair">${textField('firstName', 'First name', 80)}${textField('lastName', 'Last name', 80)}</div>
${provider === 'google' ? googleFields() : facebookFields()}
<div class="buttons"><button name="press" value="continue">Continue</button>
<button class="second" name="press" value="cancel" formnovalidate>Cancel</button></div>
</form></main></body></html>`;
}

function googleFields(): string {
  return `${textField('email', 'E-mail address', 254, { type: 'email', required: true })}
<label class="tick"><input type="checkbox" name="vouched" value="yes" checked>
Google vouches for this address (email_verified)</label>
${textField('workspace', 'Workspace domain (hd), optional', 120, {
  hint: 'Where an employer gave out the Google account: its domain.',
})}`;
}

function facebookFields(): string {
  return textField('email', 'E-mail address, optional', 254, {
    type: 'email',
    hint: 'Facebook may send none, and never vouches for it.',
  });
}

function textField(
  name: keyof Answers,
  label: string,
  maxLength: number,
  more: { type?: string; required?: boolean; hint?: string } = {},
): string {
  const { type = 'text', required = false, hint } = more;
  const described = hint ? ` aria-describedby="${name}-hint"` : '';
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" maxlength="${maxLength}" autocomplete="off"
value="${FIRST_ANSWERS[name]}"${required ? ' required' : ''}${described}>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`;
}

/** Where the address of the page is not one that the product made. */
export function refusalPage(why: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stand-in for Google and Facebook</title><style>${STYLE}</style></head>
<body><main><h1>Nobody can sign in here</h1><p>${escape(why)}</p></main></body></html>`;
}

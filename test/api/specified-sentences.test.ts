import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'parse5';
import brand from '../../brand.json';
import { textOf, WITHOUT_SCRIPTS } from '../../backend/site/form-parts';
import { Api } from '../support/api';
import { contactForm, leadForm, mvpForm } from '../support/forms';
import {
  newEmail,
  personWithRole,
  projectRequest,
  registration,
  tokenFromMail,
} from '../support/people';
import { CONFIRM_SUBJECT } from '../support/readers';
import { servedSite, spaced } from '../support/served-site';
import { sharedStack } from '../support/stack';
import list from '../specification/sentences.json';

/**
 * Every sentence and label quoted in the specification must appear verbatim. Sentences we depart
 * from name their row in docs/specification-notes.md.
 *
 * `where` is "page /path" (text of a built page), "source /path" (its HTML), "answer name", "mail
 * name" or "subject name" (of the calls below), "screen file" (a string drawn by a script) or
 * "departed row".
 */
const stack = sharedStack();
const api = new Api(stack.baseUrl);
const site = servedSite(stack.baseUrl);
afterAll(() => stack.close());

const INBOX = brand.email;
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `{name}` stands for a value, filled in here or by the screen's own expression. */
const pattern = (sentence: string, hole: (name: string) => string) =>
  sentence
    .split(/(\{[^}]*\})/)
    .map((part) => (/^\{.*\}$/.test(part) ? hole(part.slice(1, -1)) : escaped(part)))
    .join('');
const FILLED: Record<string, string> = {
  brand: brand.name,
  service: 'AI Integration',
  name: 'Ada Byron',
};
const filled = (sentence: string) =>
  pattern(sentence, (name) => (FILLED[name] ? escaped(FILLED[name]) : '[^<]{3,90}'));

const textAt = async (path: string) =>
  spaced(textOf(parse((await site.html(path)).replace(/></g, '> <'), WITHOUT_SCRIPTS)));

type Told = { answer?: string[]; mails?: () => Promise<{ subject: string; text: string }[]> };
const answer = async (call: Promise<{ body: unknown }>): Promise<Told> => ({
  answer: stringsIn((await call).body),
});
const mailsTo = (...to: string[]) => {
  return async () => [...(await Promise.all(to.map((one) => stack.mailbox.waitFor({ to: one }))))];
};

async function sent(path: string, form: Record<string, unknown>): Promise<Told> {
  const email = String(form['workEmail'] ?? form['email']);
  const told = await answer(api.post(path, form));
  const mails = async () => [
    ...(await mailsTo(email)()),
    await stack.mailbox.waitFor({ to: INBOX, replyTo: email }),
  ];
  return { ...told, mails };
}

const verifyNewsletter = (body: object) => api.post('/api/newsletter/verify', body);
const subscribe = (body: object) =>
  api.post('/api/newsletter/subscribe', { page: '/', source: 'footer', ...body });
async function subscribed(): Promise<{ email: string; token: string }> {
  const email = newEmail('reader');
  await subscribe({ email });
  return { email, token: await tokenFromMail(stack, email, CONFIRM_SUBJECT) };
}

const calls: Record<string, () => Promise<Told>> = {
  contact: () => sent('/api/forms/contact', contactForm()),
  lead: () => sent('/api/forms/lead', leadForm()),
  mvp: () => sent('/api/lead', mvpForm()),
  'empty-contact': () => answer(api.post('/api/forms/contact', {})),
  'wrong-contact': () => answer(api.post('/api/forms/contact', contactForm({ email: 'ada@' }))),
  'empty-lead': () => answer(api.post('/api/forms/lead', {})),
  'wrong-lead': () =>
    answer(api.post('/api/forms/lead', leadForm({ name: 'A', message: 'short', phone: 'x' }))),
  'wrong-mvp': () => answer(api.post('/api/lead', mvpForm({ workEmail: 'ada@' }))),
  'empty-newsletter': () => answer(subscribe({ email: '' })),
  newsletter: async () => {
    const { email, token } = await subscribed();
    const told = await answer(subscribe({ email: newEmail('reader') }));
    await verifyNewsletter({ token });
    const subject = `Welcome to ${brand.name} Newsletter!`;
    return { ...told, mails: async () => [await stack.mailbox.waitFor({ to: email, subject })] };
  },
  'unknown-newsletter-token': () => answer(verifyNewsletter({ token: 'A'.repeat(43) })),
  'missing-newsletter-token': () => answer(verifyNewsletter({})),
  'used-newsletter-token': async () => {
    const { token } = await subscribed();
    await verifyNewsletter({ token });
    return answer(verifyNewsletter({ token }));
  },
  register: () => answer(api.post('/api/register', registration())),
  'verify-email': async () => {
    const form = registration();
    await api.post('/api/register', form);
    const token = await tokenFromMail(stack, form.email, 'Confirm');
    return answer(api.post('/api/verify-email', { token }));
  },
  'raise-request': async () => {
    const { token, email } = await personWithRole(stack, 'client');
    const told = await answer(api.post('/api/raise-request', projectRequest(), token));
    return { ...told, mails: mailsTo(email) };
  },
  'update-profile': async () => {
    const { token, email, lastName } = await personWithRole(stack, 'client');
    const profile = { firstName: 'Nora', lastName, email, company: 'Marsh Ltd' };
    return answer(api.put('/api/update-profile', profile, token));
  },
};
const told = new Map<string, Promise<Told>>();
function callOf(name: string): Promise<Told> {
  const known = told.get(name) ?? calls[name]!();
  told.set(name, known);
  return known;
}

const readers: Record<string, (place: string) => Promise<string>> = {
  page: textAt,
  source: site.html,
  answer: async (name) => (await callOf(name)).answer!.join('\n'),
  mail: async (name) =>
    (await (await callOf(name)).mails!()).map(({ text }) => spaced(text)).join('\n'),
  subject: async (name) =>
    (await (await callOf(name)).mails!()).map(({ subject }) => subject).join('\n'),
};

const isWhole = { answer: true, subject: true } as Record<string, boolean>;

function isSaid(kind: string, sentence: string, text: string): boolean {
  const words = filled(sentence);
  return isWhole[kind]
    ? new RegExp(`^${words}$`, 'm').test(text)
    : new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'u').test(text);
}

function isInSource(sentence: string, source: string): boolean {
  const words = pattern(sentence, () => '\\$?\\{[^}]*\\}');
  return new RegExp(`(?:['"\`>]|^\\s*)${words}(?:['"\`<]|\\s*$)`, 'm').test(
    source.replace(/\/\*[\s\S]*?\*\//g, '').replaceAll("\\'", "'"),
  );
}

const named = list.map(({ sentence, where }) => {
  const [, kind = '', place = ''] = /^(\w+) (.*)$/.exec(where) ?? [];
  return { kind, place, sentence };
});

describe('What the specification says', () => {
  it('stands in the list once for each place', () => {
    expect(new Set(named.map((one) => JSON.stringify(one))).size).toBe(list.length);
    expect(named.filter(({ kind }) => !readers[kind] && !/^(screen|departed)$/.test(kind))).toEqual(
      [],
    );
  });

  const told = named.filter(({ kind }) => readers[kind]);
  it.each(Object.entries(Object.groupBy(told, ({ kind, place }) => `${kind} ${place}`)))(
    'is said by %s',
    async (_, sentences) => {
      const { kind, place } = sentences![0]!;
      const text = await readers[kind]!(place);
      const missing = sentences!.filter(({ sentence }) => !isSaid(kind, sentence, text));
      expect(missing.map(({ sentence }) => sentence)).toEqual([]);
    },
  );

  it('is shown by the screens that a script draws', () => {
    const missing = named.filter(
      ({ kind, place, sentence }) =>
        kind === 'screen' &&
        !(existsSync(place) && isInSource(sentence, readFileSync(place, 'utf8'))),
    );
    expect(missing).toEqual([]);
  });

  it('or the notes have a row that says why not', () => {
    const notes = readFileSync('docs/specification-notes.md', 'utf8');
    const departed = named.filter(({ kind }) => kind === 'departed');
    expect(departed.filter(({ place }) => !notes.includes(`| ${place} `))).toEqual([]);
  });
});

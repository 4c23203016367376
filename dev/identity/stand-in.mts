import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { pageFrom } from '../page.mts';
import { freePort } from '../ports.mts';

type ProviderName = 'google' | 'facebook';

type Claims = Record<string, unknown>;

export interface StandInOptions {
  /** The product's origin as seen by a browser; redirects go only there. */
  publicUrl?: string;
  preferredPort?: number;
}

export interface IdentityStandIn {
  readonly port: number;
  readonly url: string;
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const LONGEST_BODY = 16 * 1024;
const CLIENT_ID = 'fenwright-on-this-machine';
const NAMES: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' };
const NOT_OURS = 'Open it with the buttons of the sign-in page.';

const page = pageFrom<
  { provider: ProviderName; name: string; query: string } | { refusal: string }
>('identity');

/**
 * Stands in for Google and Facebook with a page that asks which person signs in. Listens on
 * loopback only.
 */
export async function startIdentityStandIn(options: StandInOptions = {}): Promise<IdentityStandIn> {
  const port = await freePort(options.preferredPort);
  const url = `http://${HOST}:${port}`;
  const standIn = new StandIn(url, options.publicUrl);
  await standIn.issuer.keys.generate('RS256');
  const server = createServer((request, response) => void standIn.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, exclusive: true }, resolve);
  });
  const env = {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_ID,
    GOOGLE_ISSUER: url,
    FACEBOOK_CLIENT_ID: CLIENT_ID,
    FACEBOOK_CLIENT_SECRET: CLIENT_ID,
    FACEBOOK_AUTHORIZE_URL: `${url}/facebook`,
    FACEBOOK_TOKEN_URL: `${url}/token`,
    FACEBOOK_PROFILE_URL: `${url}/userinfo`,
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, url, env, stop };
}

class StandIn {
  readonly issuer = new OAuth2Issuer();
  readonly #url: string;
  readonly #publicUrl: string | undefined;
  readonly #service: OAuth2Service;
  /** Claims by authorization code, and by the access token issued for it. */
  readonly #byCode = new Map<string, Claims>();
  readonly #byToken = new Map<string, Claims>();
  readonly #chosen = new WeakMap<IncomingMessage, Claims>();

  constructor(url: string, publicUrl: string | undefined) {
    this.#url = url;
    this.#publicUrl = publicUrl;
    this.issuer.url = url;
    this.#service = new OAuth2Service(this.issuer, { authorize: '/code' });
    this.#tellWhoCameBack();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Guards against DNS rebinding.
    if (request.headers.host !== new URL(this.#url).host) return refuse(response, 'Unknown host.');
    const { pathname, search } = new URL(request.url ?? '/', this.#url);
    try {
      if (pathname === '/code') this.#ask(response, 'google', search.slice(1));
      else if (pathname === '/facebook') this.#ask(response, 'facebook', search.slice(1));
      else if (pathname === '/google/answer') await this.#leave(request, response, 'google');
      else if (pathname === '/facebook/answer') await this.#leave(request, response, 'facebook');
      else this.#service.requestHandler(request, response);
    } catch (error) {
      refuse(response, (error as Error).message);
    }
  }

  #ask(response: ServerResponse, provider: ProviderName, query: string): void {
    const back = this.#callback(provider, query);
    if (!back) return refuse(response, NOT_OURS);
    show(response, 200, page.render({ provider, name: NAMES[provider], query }), back.origin);
  }

  async #leave(
    request: IncomingMessage,
    response: ServerResponse,
    provider: ProviderName,
  ): Promise<void> {
    const form = request.method === 'POST' ? await formOf(request) : new Map<string, string>();
    const query = form.get('query') ?? '';
    const back = this.#callback(provider, query);
    if (!back) return refuse(response, NOT_OURS);
    if (form.get('press') !== 'continue') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', new URLSearchParams(query).get('state') ?? '');
      response.writeHead(303, { location: back.href }).end();
      return;
    }
    this.#chosen.set(request, provider === 'google' ? googleClaims(form) : facebookClaims(form));
    request.method = 'GET';
    request.url = `/code?${query}`;
    this.#service.requestHandler(request, response);
  }

  #callback(provider: ProviderName, query: string): URL | undefined {
    const url = URL.parse(new URLSearchParams(query).get('redirect_uri') ?? '');
    if (!url) return undefined;
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const isOurs = isLocal || (this.#publicUrl && url.origin === new URL(this.#publicUrl).origin);
    return isOurs && url.pathname === `/api/auth/${provider}/callback` ? url : undefined;
  }

  #tellWhoCameBack(): void {
    this.#service.on('beforeAuthorizeRedirect', ({ url }, request) => {
      this.#byCode.set(url.searchParams.get('code') ?? '', this.#chosen.get(request) ?? {});
    });
    this.#service.on('beforeTokenSigning', ({ payload }, request) => {
      Object.assign(payload, this.#byCode.get(codeOf(request)));
    });
    this.#service.on('beforeResponse', (response, request) => {
      const { access_token: token } = response.body as { access_token?: string };
      const code = codeOf(request);
      if (token) this.#byToken.set(token, this.#byCode.get(code) ?? {});
      this.#byCode.delete(code);
    });
    this.#service.on('beforeUserinfo', (response, request) => {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      response.body = { ...this.#byToken.get(token) };
      this.#byToken.delete(token);
    });
  }
}

const codeOf = (request: IncomingMessage): string =>
  (request as IncomingMessage & { body?: { code?: string } }).body?.code ?? '';

/** Derived from the address, so the same address is always the same person. */
const subjectOf = (...parts: (string | undefined)[]): string =>
  createHash('sha256').update(parts.join(' ').toLowerCase()).digest('hex').slice(0, 21);

const field = (form: Map<string, string>, name: string): string =>
  (form.get(name) ?? '').trim().slice(0, 254);

function googleClaims(form: Map<string, string>): Claims {
  const workspace = field(form, 'workspace');
  return {
    sub: subjectOf('google', field(form, 'email')),
    email: field(form, 'email'),
    email_verified: form.get('vouched') === 'yes',
    given_name: field(form, 'firstName'),
    family_name: field(form, 'lastName'),
    ...(workspace && { hd: workspace }),
  };
}

function facebookClaims(form: Map<string, string>): Claims {
  const [first, last, email] = ['firstName', 'lastName', 'email'].map((name) => field(form, name));
  const name = { first_name: first, last_name: last };
  return { id: subjectOf('facebook', first, last, email), ...name, ...(email && { email }) };
}

async function formOf(request: IncomingMessage): Promise<Map<string, string>> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) throw new Error('That is too long.');
  }
  return new Map(new URLSearchParams(body));
}

const refuse = (response: ServerResponse, refusal: string): void =>
  show(response, 400, page.render({ refusal }));

/** `leadsTo`: browsers check form-action again for the address that the form redirects to. */
function show(response: ServerResponse, status: number, html: string, leadsTo = ''): void {
  const policy = `default-src 'none'; style-src '${page.styleHash}'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': policy,
  });
  response.end(html);
}

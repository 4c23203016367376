import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { freePort } from '../ports.mts';
import { personPage, type ProviderName, refusalPage, STYLE_HASH } from './page.mts';

/** What a provider says about somebody, under the names that provider uses. */
type Claims = Record<string, unknown>;

export interface StandInOptions {
  /** The product's origin as a browser sees it: nobody is sent anywhere else. */
  publicUrl?: string;
  preferredPort?: number;
}

export interface IdentityStandIn {
  readonly port: number;
  readonly url: string;
  /** The settings with which the product takes it for Google and Facebook. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const LONGEST_BODY = 16 * 1024;
const CLIENT_ID = 'fenwright-on-this-machine';

/** Stands in for Google and Facebook: a page asks who comes back. Listens on the loopback alone. */
export async function startIdentityStandIn(options: StandInOptions = {}): Promise<IdentityStandIn> {
  const port = await freePort(options.preferredPort);
  const url = `http://${HOST}:${port}`;
  const desk = new Desk(url, options.publicUrl);
  await desk.prepare();
  const server = createServer((request, response) => void desk.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, exclusive: true }, resolve);
  });
  return { port, url, env: settingsFor(url), stop: () => close(server) };
}

function settingsFor(url: string): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_ID,
    GOOGLE_ISSUER: url,
    FACEBOOK_CLIENT_ID: CLIENT_ID,
    FACEBOOK_CLIENT_SECRET: CLIENT_ID,
    FACEBOOK_AUTHORIZE_URL: `${url}/facebook`,
    FACEBOOK_TOKEN_URL: `${url}/token`,
    FACEBOOK_PROFILE_URL: `${url}/userinfo`,
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The pages, in front of the library that knows the protocol. */
class Desk {
  private readonly url: string;
  private readonly publicUrl: string | undefined;
  private readonly issuer = new OAuth2Issuer();
  private readonly service: OAuth2Service;
  /** Who stands behind a code, and behind the access token that the code was redeemed for. */
  private readonly byCode = new Map<string, Claims>();
  private readonly byToken = new Map<string, Claims>();
  private readonly chosen = new WeakMap<IncomingMessage, Claims>();

  constructor(url: string, publicUrl: string | undefined) {
    this.url = url;
    this.publicUrl = publicUrl;
    this.issuer.url = url;
    this.service = new OAuth2Service(this.issuer, { authorize: '/code' });
    this.tellWhoCameBack();
  }

  async prepare(): Promise<void> {
    await this.issuer.keys.generate('RS256');
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page elsewhere must not reach this machine's stand-in under a name of its own.
    if (request.headers.host !== new URL(this.url).host) return refuse(response, 'Unknown host.');
    const { pathname, search } = new URL(request.url ?? '/', this.url);
    try {
      if (pathname === '/code') return this.ask(response, 'google', search.slice(1));
      if (pathname === '/facebook') return this.ask(response, 'facebook', search.slice(1));
      if (pathname === '/google/answer') return await this.leave(request, response, 'google');
      if (pathname === '/facebook/answer') return await this.leave(request, response, 'facebook');
      this.service.requestHandler(request, response);
    } catch (error) {
      refuse(response, (error as Error).message);
    }
  }

  private ask(response: ServerResponse, provider: ProviderName, query: string): void {
    const back = this.addressOf(provider, query);
    if (!back) return refuse(response, 'Open it with the buttons of the sign-in page.');
    show(response, 200, personPage(provider, query), back.origin);
  }

  /** "Continue" or "Cancel": the browser goes back to where it came from. */
  private async leave(
    request: IncomingMessage,
    response: ServerResponse,
    provider: ProviderName,
  ): Promise<void> {
    const form = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : '');
    const query = form.get('query') ?? '';
    const back = this.addressOf(provider, query);
    if (!back) return refuse(response, 'Open it with the buttons of the sign-in page.');
    if (form.get('press') !== 'continue') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', new URLSearchParams(query).get('state') ?? '');
      response.writeHead(303, { location: back.href }).end();
      return;
    }
    this.chosen.set(request, provider === 'google' ? googlePerson(form) : facebookPerson(form));
    request.method = 'GET';
    request.url = `/code?${query}`;
    this.service.requestHandler(request, response);
  }

  /** The product's callback in this query; undefined where it names another place. */
  private addressOf(provider: ProviderName, query: string): URL | undefined {
    const address = new URLSearchParams(query).get('redirect_uri') ?? '';
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const isOurs = isLocal || (this.publicUrl && url.origin === new URL(this.publicUrl).origin);
    return isOurs && url.pathname === `/api/auth/${provider}/callback` ? url : undefined;
  }

  private tellWhoCameBack(): void {
    this.service.on('beforeAuthorizeRedirect', ({ url }, request) => {
      this.byCode.set(url.searchParams.get('code') ?? '', this.chosen.get(request) ?? {});
    });
    this.service.on('beforeTokenSigning', ({ payload }, request) => {
      Object.assign(payload, this.byCode.get(codeOf(request)));
    });
    this.service.on('beforeResponse', (response, request) => {
      const { access_token: token } = response.body as { access_token?: string };
      const code = codeOf(request);
      if (token) this.byToken.set(token, this.byCode.get(code) ?? {});
      this.byCode.delete(code);
    });
    this.service.on('beforeUserinfo', (response, request) => {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      response.body = { ...this.byToken.get(token) };
      this.byToken.delete(token);
    });
  }
}

const codeOf = (request: IncomingMessage): string =>
  (request as IncomingMessage & { body?: { code?: string } }).body?.code ?? '';

const field = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').trim().slice(0, 254);

/** The same address is the same person the next time. */
const subjectOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(' ').toLowerCase()).digest('hex').slice(0, 21);

function googlePerson(form: URLSearchParams): Claims {
  const email = field(form, 'email');
  const workspace = field(form, 'workspace');
  return {
    sub: subjectOf('google', email),
    email,
    email_verified: form.get('vouched') === 'yes',
    given_name: field(form, 'firstName'),
    family_name: field(form, 'lastName'),
    ...(workspace && { hd: workspace }),
  };
}

function facebookPerson(form: URLSearchParams): Claims {
  const [first, last, email] = ['firstName', 'lastName', 'email'].map((name) => field(form, name));
  return {
    id: subjectOf('facebook', first!, last!, email!),
    first_name: first,
    last_name: last,
    ...(email && { email }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) throw new Error('That is too long.');
  }
  return body;
}

function refuse(response: ServerResponse, why: string): void {
  show(response, 400, refusalPage(why));
}

/** `leadsTo`: browsers ask the policy again for the address that the form's answer redirects to. */
function show(response: ServerResponse, status: number, page: string, leadsTo = ''): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`,
  });
  response.end(page);
}

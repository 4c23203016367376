import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFrom } from '../page.mts';
import { composeReply, deliver, readDraft, replyAddressOf } from './reply.mts';
import { MailStore, type StoredMail } from './store.mts';

export const inboxPage = pageFrom<{
  mails: StoredMail[];
  shown?: StoredMail;
  to: string;
  canReply: boolean;
  sent: string;
}>('mailbox');

// Mails are framed without scripts or forms; their links open in a new tab.
const PAGE_POLICY =
  `default-src 'none'; style-src '${inboxPage.styleHash}'; frame-src 'self'; img-src 'self' data:; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

interface ById {
  Params: { id: string };
}

/**
 * The development mailbox on the API's port: a page for people, JSON for tests. Registered only by
 * dev/api.mts, so it is never in a production build.
 */
export function mailboxRoutes(fastify: FastifyInstance, directory: string): void {
  const store = new MailStore(directory);
  const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  const page = (reply: FastifyReply, policy: string, html: string) =>
    uncached(reply)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ message: 'There is no such mail.' });

  fastify.get<{ Querystring: { to?: string; id?: string; sent?: string } }>(
    '/dev/mailbox',
    async ({ query: { to = '', id, sent = '' } }, reply) => {
      const mails = await store.list(to || undefined);
      const shown = id === undefined ? undefined : await store.get(id);
      const canReply = shown !== undefined && replyAddressOf(shown) !== undefined;
      return page(reply, PAGE_POLICY, inboxPage.render({ mails, shown, to, canReply, sent }));
    },
  );
  fastify.post<ById>(
    '/dev/mailbox/messages/:id/reply',
    { config: { takesFiles: true } },
    async (request, reply) => {
      // Blocks cross-site posts of this form.
      const { origin, host } = request.headers;
      if (origin !== undefined && new URL(origin).host !== host) return missing(reply.code(403));
      const mail = await store.get(request.params.id);
      if (!mail || !replyAddressOf(mail)) return missing(reply);
      const raw = await composeReply(mail, await readDraft(request.raw));
      const { ok } = await deliver(`http://127.0.0.1:${request.socket.localPort}`, raw);
      const search = new URLSearchParams({ id: mail.id, sent: ok ? 'yes' : 'no' });
      return uncached(reply).redirect(`/dev/mailbox?${search}`, 303);
    },
  );
  fastify.get<{ Querystring: { to?: string } }>('/dev/mailbox/messages', async (request, reply) =>
    uncached(reply).send(await store.list(request.query.to || undefined)),
  );
  fastify.get<ById>('/dev/mailbox/messages/:id', async (request, reply) => {
    const mail = await store.get(request.params.id);
    return mail ? uncached(reply).send(mail) : missing(reply);
  });
  fastify.get<ById>('/dev/mailbox/messages/:id/html', async (request, reply) => {
    const mail = await store.get(request.params.id);
    if (!mail) return missing(reply);
    const shown = await store.withPictures(mail);
    const html = shown.replace(/<head[^>]*>/i, '$&<base target="_blank">');
    return page(reply.header('x-frame-options', 'SAMEORIGIN'), MAIL_POLICY, html);
  });
}

import type { FastifyInstance } from 'fastify';
import { inboxPage, STYLE_HASH } from './page.mts';
import { MailStore } from './store.mts';

/**
 * The development mailbox, on the API's own port: a page for people and JSON for tests.
 * Only dev/api.mts registers it; a production build cannot reach this file.
 */
export function mailboxRoutes(fastify: FastifyInstance, directory: string): void {
  const store = new MailStore(directory);
  // Mails are shown in a frame without scripts or forms; links in them open in a new tab.
  const policy = [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    "frame-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const mailPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox';

  fastify.get<{ Querystring: { to?: string; id?: string } }>(
    '/dev/mailbox',
    async (request, reply) => {
      const { to, id } = request.query;
      const mails = await store.list(to || undefined);
      const shown = id === undefined ? undefined : await store.get(id);
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(inboxPage({ mails, shown, to: to ?? '' }));
    },
  );

  fastify.get<{ Querystring: { to?: string } }>('/dev/mailbox/messages', async (request, reply) => {
    const { to } = request.query;
    return reply.header('cache-control', 'no-store').send(await store.list(to || undefined));
  });

  fastify.get<{ Params: { id: string } }>('/dev/mailbox/messages/:id', async (request, reply) => {
    const mail = await store.get(request.params.id);
    if (!mail) return reply.code(404).send({ message: 'There is no such mail.' });
    return reply.header('cache-control', 'no-store').send(mail);
  });

  fastify.get<{ Params: { id: string } }>(
    '/dev/mailbox/messages/:id/html',
    async (request, reply) => {
      const mail = await store.get(request.params.id);
      if (!mail) return reply.code(404).send({ message: 'There is no such mail.' });
      // Links in the frame must leave it.
      const html = mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
      return reply
        .header('content-security-policy', mailPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}

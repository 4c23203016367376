// The API process in development: the built product plus the mailbox. The backend does not import
// this file; production starts dist/backend/main.js, which has no such route.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailboxRoutes } from './mailbox/plugin.mts';
import { built, inRoot } from './paths.mts';

interface ApiProcess {
  startApi(options: { extend?: (fastify: FastifyInstance) => void | Promise<void> }): Promise<void>;
}

const { startApi } = createRequire(inRoot('package.json'))(built.api) as ApiProcess;
const { DATA_DIR = inRoot('.data') } = process.env;
const mailbox = process.env.MAILBOX_DIR ?? join(DATA_DIR, 'mailbox');

await startApi({ extend: (fastify) => mailboxRoutes(fastify, mailbox) });

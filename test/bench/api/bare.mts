// The smallest server that gives the same responses: node:http and pg with prepared statements,
// without framework, sign-in or validation; and a bare @fastify/static. Started and compared by
// bench.mts.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { Pool } from 'pg';
import { inRoot } from '../../../dev/paths.mts';
import {
  COUNTS,
  DETAIL,
  detailAnswer,
  INSERT,
  LIST,
  listAnswer,
  raisedAnswer,
  type CountRow,
  type Row,
} from './bare-answers.mts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
}

let counted = { at: -Infinity, counts: pool.query<CountRow>(COUNTS) };

/** Kept for two seconds, as the product keeps them. */
function countsOfStates() {
  const isOld = performance.now() - counted.at > 2_000;
  if (isOld) counted = { at: performance.now(), counts: pool.query<CountRow>(COUNTS) };
  return counted.counts;
}

async function list(url: URL): Promise<object> {
  const values = [url.searchParams.get('serviceType'), url.searchParams.get('urgency')];
  const [page, counts] = await Promise.all([
    pool.query<Row>({ name: 'list', text: LIST, values }),
    countsOfStates(),
  ]);
  return listAnswer(page.rows, counts.rows);
}

async function detail(id: string): Promise<object> {
  const { rows } = await pool.query<Row>({ name: 'detail', text: DETAIL, values: [id] });
  return detailAnswer(rows[0]!);
}

async function raise(request: IncomingMessage): Promise<object> {
  const form = await bodyOf(request);
  const values = [
    randomUUID(),
    request.headers['x-user'],
    form['projectName'],
    form['serviceType'],
    form['description'],
    form['timeline'],
    form['budget'],
    form['urgency'],
    form['contactEmail'],
    randomUUID(),
  ];
  const { rows } = await pool.query<Row>({ name: 'insert', text: INSERT, values });
  return raisedAnswer(rows[0]!);
}

function answer(request: IncomingMessage): Promise<object> {
  const url = new URL(request.url!, 'http://bare');
  if (request.method === 'POST') return raise(request);
  if (url.pathname === '/list') return list(url);
  return detail(url.pathname.slice(1));
}

const api = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response
        .writeHead(request.method === 'POST' ? 201 : 200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        .end(text);
    },
    (error: Error) => response.writeHead(500).end(error.message),
  );
});

const files = fastify();
await files.register(fastifyStatic, {
  root: inRoot('frontend/build'),
  serve: false,
  preCompressed: true,
});
files.get('/*', (request, reply) => reply.sendFile(request.url.slice(1)));
await files.listen({ port: 0, host: '127.0.0.1' });
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;
process.send!({ api: portOf(api.address()), files: portOf(files.server.address()) });

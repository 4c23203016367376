const { globSync, readFileSync } = require('node:fs');
const { dirname, join, relative, resolve, sep } = require('node:path');

const BACKEND = resolve(__dirname, '../../backend');

/**
 * The rooms of the backend from the ground up. A room imports (types included) only from rooms
 * above it in this list, and its SQL uses only their tables, so there are no circular dependencies.
 */
const ROOMS = [
  'config',
  'time',
  'context',
  'errors',
  'validation',
  'database',
  'storage',
  'personal-data',
  'background',
  'events',
  'http',
  'openapi',
  'access',
  'live',
  'links',
  'mail',
  'lists',
  'documents',
  // The accounts themselves; `modules/users` is all that people do with them.
  'modules/accounts',
  // Its keys belong to accounts.
  'idempotency',
  'modules/notifications',
  'modules/auth',
  'modules/api-tokens',
  'modules/companies',
  'modules/response-times',
  'modules/files',
  'modules/requests',
  'modules/participants',
  'modules/delegation',
  'modules/request-notifications',
  'modules/request-lists',
  'modules/inbound-mail',
  'modules/newsletter',
  'modules/issues',
  'modules/leads',
  'modules/calls',
  'modules/proposals',
  'modules/invoices',
  'modules/payments',
  'modules/ratings',
  'modules/consent',
  'modules/audit-log',
  'modules/users',
  'modules/webhooks',
  'modules/privacy',
  'modules/set-up',
  'operations',
  'site',
  // Composition: process entry points and the list of all tables.
  '.',
  'commands',
];

/** `path` is relative to `backend/`. */
const roomOf = (path) => {
  const [first, second] = path.split(sep);
  if (second === undefined) return '.';
  return first === 'modules' ? `modules/${second}` : first;
};

function readTables() {
  const rooms = new Map();
  for (const path of globSync(join(BACKEND, '**/*.entity.ts'))) {
    const text = readFileSync(path, 'utf8');
    const room = roomOf(relative(BACKEND, path));
    for (const [, table] of text.matchAll(/@Entity\('(\w+)'/g)) rooms.set(table, room);
    for (const [, name] of text.matchAll(/export class (\w+)/g)) rooms.set(name, room);
  }
  return rooms;
}

const tables = readTables();

/** The tables that an SQL text names, and those that it writes. */
function tablesIn(text) {
  const named = [
    ...text.matchAll(/\b(?:FROM|JOIN|USING|TABLE)\s+((?:"?\w+"?(?:\s+\w+)?\s*,\s*)*"?\w+"?)/g),
  ];
  const written = [...text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+"?(\w+)/g)];
  return {
    named: named.flatMap(([, list]) => list.split(',').map((one) => /\w+/.exec(one)[0])),
    written: written.map(([, table]) => table),
  };
}

const WRITES = new Set([
  'insert',
  'update',
  'delete',
  'upsert',
  'increment',
  'decrement',
  'softDelete',
]);

/** A table or entity passed to a function or given as the `table` of an object. */
const isName = ({ parent }) =>
  parent?.type === 'CallExpression' || (parent?.type === 'Property' && parent.key.name === 'table');

/** A text whose table is put in: `FROM ${table}`. */
const takesTable = ({ value }) => /\b(?:FROM|JOIN|USING|INTO|UPDATE)\s+$/.test(value.cooked ?? '');

exports.oneWayRooms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: '{{room}} is no room yet: give it a place in test/lint/one-way-rooms.cjs.',
      import: '{{from}} may not import from {{to}}, which stands on it.',
      table: '{{from}} may not read {{table}}, a table of {{to}}, which stands on it.',
      write: '{{from}} may not write {{table}}: {{to}} does, and exports what others need of it.',
    },
  },
  create(context) {
    const backend = join(context.cwd, 'backend');
    const from = roomOf(relative(backend, context.filename));
    const place = ROOMS.indexOf(from);
    let hasTablePutIn = false;
    const properties = [];
    const isAbove = (to) => ROOMS.indexOf(to) > place;

    const checkImport = (node) => {
      const { source } = node;
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const path = relative(backend, resolve(dirname(context.filename), source.value));
      if (path.startsWith('..')) return;
      const to = roomOf(path);
      if (isAbove(to)) context.report({ node, messageId: 'import', data: { from, to } });
    };
    const checkText = (node, text, isTable = isName(node)) => {
      const { named, written } = tablesIn(text);
      if (isTable) named.push(text);
      for (const table of new Set([...named, ...written])) {
        const to = tables.get(table);
        const data = { from, to, table };
        if (to && isAbove(to)) context.report({ node, messageId: 'table', data });
        else if (to && to !== from && written.includes(table)) {
          context.report({ node, messageId: 'write', data });
        }
      }
    };
    const checkCall = (node) => {
      const [first] = node.arguments;
      const { property } = node.callee;
      const to = first?.type === 'Identifier' && tables.get(first.name);
      if (!to || to === from || !WRITES.has(property?.name)) return;
      context.report({ node, messageId: 'write', data: { from, to, table: first.name } });
    };
    return {
      Program(node) {
        if (place < 0) context.report({ node, messageId: 'unknown', data: { room: from } });
      },
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      TSImportType: checkImport,
      CallExpression: checkCall,
      Literal(node) {
        if (typeof node.value !== 'string') return;
        checkText(node, node.value);
        if (node.parent?.type === 'Property' && !isName(node)) properties.push(node);
      },
      TemplateElement(node) {
        checkText(node, node.value.cooked ?? '');
        hasTablePutIn ||= takesTable(node);
      },
      'Program:exit'() {
        if (hasTablePutIn) for (const node of properties) checkText(node, node.value, true);
      },
    };
  },
};

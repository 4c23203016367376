// jsdom plus APIs that it lacks. Node's fetch classes are taken together, because a Request accepts
// only a signal of its own kind.
const { TestEnvironment } = require('jest-environment-jsdom');
const surrounded = require('./surrounded.cjs');

const NODES_OWN = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends surrounded(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of NODES_OWN) this.global[name] = globalThis[name];
    // Our client captures `fetch` when loaded; each test decides what it calls.
    this.global.fetch = (request) => this.global.network(request);
    // jsdom has no layout: sizes never change, and nothing scrolls.
    this.global.ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    this.global.scrollTo = () => undefined;
    this.global.matchMedia = () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    // As on plain HTTP, where `randomUUID` and `subtle` are missing.
    const getRandomValues = (array) => globalThis.crypto.getRandomValues(array);
    Object.defineProperty(this.global, 'crypto', { value: { getRandomValues } });
    // jsdom does not know `<search>`, and React would complain of it in every list.
    const unknown = this.global.HTMLUnknownElement.prototype;
    Object.defineProperty(unknown, Symbol.toStringTag, { value: 'HTMLElement' });
    // Our own URLs have no origin.
    this.global.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, 'http://portal.test') : input, init);
      }
    };
  }

  // Resolves packages as for Node: builds for browsers are ES modules, which Jest does not load
  // here.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};

// jsdom, with what every browser has and jsdom leaves out. Node's classes go together: a Request takes
// only a signal of its own kind.
const { TestEnvironment } = require('jest-environment-jsdom');

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

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODES_OWN) this.global[name] = globalThis[name];
    // Our client takes hold of `fetch` when it is loaded; what stands behind it, each test decides.
    this.global.fetch = (request) => this.global.network(request);
    // Nothing has a size in jsdom, so no size changes either.
    this.global.ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
    // Addresses of ours are written without their origin.
    this.global.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, 'http://portal.test') : input, init);
      }
    };
  }

  // Packages are taken as Node takes them: those for browsers are modules, which tests here are not.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};

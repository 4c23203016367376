// What the demo takes from the built product, so that it follows the product's own rules and words.
import { createRequire } from 'node:module';
import { inRoot } from '../paths.mts';

interface Notice {
  type: string;
  title: string;
  message: string;
}

interface About {
  id: string;
  reference: string;
  projectName: string;
}

interface Product {
  hashPassword(password: string): Promise<string>;
  referenceOf(number: number): string;
  progressAt(status: string, last: number): number;
  receivedNotice(request: About): Notice;
  movedNotice(request: About, status: string, reason?: string): Notice;
}

const FILES = [
  'modules/auth/password-hash.js',
  'modules/requests/project-request.entity.js',
  'modules/requests/request-status.js',
  'modules/requests/requests.notices.js',
];

/** Read late: dist/ may have been built by this very command. */
export function loadProduct(): Product {
  const require = createRequire(inRoot('package.json'));
  const modules = FILES.map((file) => require(inRoot('dist/backend', file)) as Partial<Product>);
  return Object.assign({}, ...modules) as Product;
}

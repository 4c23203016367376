import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
  sortPackageJson: false,
  // Generated files, build output and files written by tools.
  ignorePatterns: [
    'package-lock.json',
    'openapi/*.json',
    'frontend/api/generated/',
    'frontend/build/',
    'frontend/.cache/',
    'dist/',
    '.data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'docs/screens/README.md',
  ],
});

import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
  sortPackageJson: false,
  // Generated, built or not ours to format.
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { oneWayRooms } from './test/lint/one-way-rooms.cjs';

/** ESLint's cache notices a changed plugin only by its version. */
const version = createHash('sha256')
  .update(readFileSync(`${import.meta.dirname}/test/lint/one-way-rooms.cjs`))
  .digest('hex');

export default defineConfig(
  globalIgnores([
    'dist/',
    '.data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'frontend/build/',
    'frontend/.cache/',
    'frontend/api/generated/',
  ]),
  {
    extends: [js.configs.recommended, tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      eqeqeq: 'error',
      // Control characters stand in our expressions to keep them out of what people send.
      'no-control-regex': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['backend/**/*.ts'],
    ignores: ['backend/database/migrations/**', '**/*.test.ts'],
    plugins: { rooms: { meta: { name: 'rooms', version }, rules: { 'one-way': oneWayRooms } } },
    rules: { 'rooms/one-way': 'error' },
  },
  {
    // These rules need the types: a promise that nobody waits for hides its failure.
    files: ['backend/**/*.ts', 'frontend/**/*.{ts,tsx,mts}', 'dev/**/*.mts', 'test/**/*.{ts,mts}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parserOptions: {
        project: ['backend', 'frontend', 'dev', 'test'].map((folder) => `${folder}/tsconfig.json`),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // A pattern takes time in proportion to the text, whoever wrote the text. (Tests and builds read
    // only our own.)
    files: ['backend/**/*.ts', 'frontend/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'frontend/scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  {
    // Nest reads constructor parameters from the emitted metadata, which `import type` erases:
    // so the rule that asks for type imports is for the other parts only.
    files: ['frontend/**/*.{ts,tsx,mts}', 'dev/**/*.mts', 'test/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['backend/**/*.ts', 'frontend/**/*.{ts,tsx,mts}'],
    ignores: ['backend/config/**', 'frontend/scripts/**', 'frontend/vite.config.mts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read once, by backend/config: take AppConfig instead.',
        },
      ],
    },
  },
  {
    files: ['backend/**/*.ts'],
    ignores: ['backend/database/one-connection.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='transaction']",
          message: 'Take Transactions, or inTransaction: they watch that one connection is enough.',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['frontend/portal/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "JSXAttribute[name.name='maxLength'] Literal, Property[key.name='maxLength'] > Literal",
          message: 'The API document has the limits: write the field with useApiForm.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['queryOptions'],
              message: 'Take q from api/call: the path is the key.',
            },
          ],
          patterns: [
            {
              regex: 'api/generated/schema$',
              message: 'Take AnswerOf and its like from api/types, or CallBody from api/call.',
            },
          ],
        },
      ],
    },
  },
  {
    // The wizard and the editors on the request page save more than one form does, and stay without
    // the form library.
    files: ['frontend/portal/features/**/*.{ts,tsx}'],
    ignores: [
      'frontend/portal/features/wizard/**',
      'frontend/portal/features/requests/use-written.ts',
      'frontend/portal/features/requests/staff/use-request-work.ts',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'forms/(rules|failure)$',
              importNames: ['problemOf', 'fieldMessage'],
              message: 'Write the form with useApiForm: it checks fields and shows their errors.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // A labelled section that scrolls takes the focus: in Safari no key reaches it otherwise.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: ['section'], roles: ['tabpanel'], allowExpressionValues: true },
      ],
    },
  },
  {
    // The few plain JavaScript files run in Node; TypeScript checks names everywhere else.
    files: ['**/*.{mjs,cjs}'],
    rules: { 'no-undef': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Programs that talk to a terminal.
    files: ['backend/commands/*.ts', 'backend/main.ts', 'backend/worker.ts', 'frontend/scripts/**'],
    rules: { 'no-console': 'off' },
  },
);

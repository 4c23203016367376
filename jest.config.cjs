// Run by `npm run test:unit` and `npm run test:api` (test/run/test.mts), as
// node --experimental-vm-modules node_modules/jest/bin/jest.js
const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
// Without decorators the parser reads TSX and TypeScript alike, but `<T>value` only without tsx.
const typescript = { ...swc, jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx: false } } };

const common = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/node-environment.cjs',
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.tsx$': ['@swc/jest', swc],
    '\\.m?ts$': ['@swc/jest', typescript],
  },
  moduleNameMapper: { '^\\.{1,2}/screens$': '<rootDir>/test/support/portal-screens.ts' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/frontend/build/', '<rootDir>/.data/'],
};

/** @type {import('jest').Config} */
module.exports = {
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/backend/**/*.test.ts',
        '<rootDir>/frontend/**/*.test.ts',
        '<rootDir>/test/unit/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['<rootDir>/frontend/**/*.test.tsx'],
      testEnvironment: '<rootDir>/test/support/browser-environment.cjs',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.css$': '<rootDir>/test/support/css-modules.cjs',
      },
    },
    {
      ...common,
      displayName: 'browsers',
      testMatch: ['<rootDir>/test/browsers/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/second-try.cjs'],
    },
  ],
};

// jsdom with its own AbortSignal, the only one that its event targets accept.
const { TestEnvironment } = require('jest-environment-jsdom');
const surrounded = require('./surrounded.cjs');

module.exports = surrounded(TestEnvironment);

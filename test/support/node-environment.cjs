const { TestEnvironment } = require('jest-environment-node');
const surrounded = require('./surrounded.cjs');

module.exports = surrounded(TestEnvironment);

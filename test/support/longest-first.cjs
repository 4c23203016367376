const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

const serversOf = ({ path }) =>
  readFileSync(path, 'utf8').match(/\b(startStack|startTestPostgres|kill)\(/g)?.length ?? 0;

/** Runs files that start servers first, so that none is left for the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const servers = new Map(tests.map((test) => [test, serversOf(test)]));
    return super.sort(tests).toSorted((a, b) => servers.get(b) - servers.get(a));
  }
};

const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Servers that the tests of this file start for themselves: each takes seconds. */
const serversOf = ({ path }) =>
  readFileSync(path, 'utf8').match(/\b(startStack|startTestPostgres|kill)\(/g)?.length ?? 0;

/** Files that start servers of their own begin, so that no worker is left with one of them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const servers = new Map(tests.map((test) => [test, serversOf(test)]));
    return super.sort(tests).toSorted((a, b) => servers.get(b) - servers.get(a));
  }
};

// Loaded into a process under test by NODE_OPTIONS: calls to Amazon SNS go to this machine instead.
const { SNS_STAND_IN } = process.env;
const { fetch } = globalThis;
globalThis.fetch = (target, init) => {
  const { origin, pathname, search } = new URL(target instanceof Request ? target.url : target);
  const isAmazon = /^https:\/\/sns\.[\w-]+\.amazonaws\.com$/.test(origin);
  return fetch(isAmazon ? `${SNS_STAND_IN}${pathname}${search}` : target, init);
};

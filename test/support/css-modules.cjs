// A CSS module in a component test: every class is called what the component calls it.
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);

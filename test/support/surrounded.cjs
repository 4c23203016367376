const { surroundingsOf } = require('./surroundings.mts');

const INTL = [
  'Collator',
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
];
const METHODS = {
  Date: ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'],
  Number: ['toLocaleString'],
  BigInt: ['toLocaleString'],
  String: ['toLocaleLowerCase', 'toLocaleUpperCase'],
};

/** Node reads its default locale only when it starts, so it is replaced wherever it is used. */
function speak(global, locale) {
  for (const name of INTL) {
    global.Intl[name] = new Proxy(global.Intl[name], {
      construct: (real, [locales = locale, ...more], as) =>
        Reflect.construct(real, [locales, ...more], as),
      apply: (real, self, [locales = locale, ...more]) =>
        Reflect.apply(real, self, [locales, ...more]),
    });
  }
  for (const [type, names] of Object.entries(METHODS)) {
    const { prototype } = global[type];
    for (const name of names) {
      const real = prototype[name];
      prototype[name] = function (locales = locale, ...more) {
        return real.call(this, locales, ...more);
      };
    }
  }
  const { localeCompare } = global.String.prototype;
  global.String.prototype.localeCompare = function (other, locales = locale, ...more) {
    return localeCompare.call(this, other, locales, ...more);
  };
  const { navigator } = global;
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true });
  Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true });
}

/** A Jest environment in the zone and locale of its test file. */
module.exports = (Environment) =>
  class Surrounded extends Environment {
    constructor(config, context) {
      const { zone, locale } = surroundingsOf(context.testPath);
      const before = process.env.TZ;
      // Before the realm is made: tests get a copy of the environment, and pass it on to processes.
      process.env.TZ = zone;
      super(config, context);
      this.zoneBefore = before;
      this.locale = locale;
    }

    async setup() {
      await super.setup();
      speak(this.global, this.locale);
    }

    async teardown() {
      await super.teardown();
      if (this.zoneBefore === undefined) delete process.env.TZ;
      else process.env.TZ = this.zoneBefore;
    }
  };

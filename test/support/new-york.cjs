const BrowserEnvironment = require('./browser-environment.cjs');

// For tests of dates: a browser in New York, where midnight in UTC is on the day before.
module.exports = class NewYork extends BrowserEnvironment {
  async setup() {
    this.zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
  }
};

// Loaded into a process under test by NODE_OPTIONS. A socket named after the process returns the
// longest event loop delay since the last call, in ms.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const { LOOP_DELAY_DIR } = process.env;
if (isMainThread && LOOP_DELAY_DIR) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  createServer((_request, response) => {
    response.end(String(delay.max / 1e6));
    delay.reset();
  })
    .listen(join(LOOP_DELAY_DIR, `${process.pid}.sock`))
    .unref();
}

// An SMTP server that takes every mail and keeps none: the same one for both sides, in a process of
// its own so that neither shares its event loop. Tells its parent the port, and counts on request.
import { SMTPServer } from 'smtp-server';

let accepted = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  maxClients: 200,
  onData(stream, _session, done) {
    stream.on('end', () => {
      accepted += 1;
      done();
    });
    stream.resume();
  },
});
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address();
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
});
process.on('message', (message) => {
  if (message === 'reset') accepted = 0;
  process.send?.({ accepted });
});
process.on('disconnect', () => process.exit(0));

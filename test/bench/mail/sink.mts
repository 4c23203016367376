// An SMTP server that accepts every mail and stores none. Runs in its own process, so neither side
// shares its event loop. Sends its port, and counts on request, to the parent.
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

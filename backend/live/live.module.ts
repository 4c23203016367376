import { Global, Module } from '@nestjs/common';
import { Heartbeat } from './heartbeat';
import { Live } from './live';
import { LiveBus } from './live-bus';
import { LiveLog } from './live-log';
import { LiveRelay } from './live-relay';
import { LiveStreams } from './live-streams';
import { LiveTail } from './live-tail';
import { NewsWatch } from './news-watch';
import { OpenStream } from './open-stream';
import { SessionWatch } from './session-watch';
import { StreamController } from './stream.controller';
import { StreamLimit } from './stream-limit';

/** Sends changes to everyone who may see them. Independent of other modules. */
@Global()
@Module({
  controllers: [StreamController],
  providers: [
    Heartbeat,
    Live,
    LiveBus,
    LiveLog,
    LiveRelay,
    LiveStreams,
    LiveTail,
    NewsWatch,
    OpenStream,
    SessionWatch,
    StreamLimit,
  ],
  exports: [Live, LiveStreams],
})
export class LiveModule {}

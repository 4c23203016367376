import { Global, Module } from '@nestjs/common';
import { Live, LiveBus } from './live';
import { LiveLog } from './live-log';
import { LiveStreams } from './live-streams';
import { Heartbeat, LiveTail } from './live-tail';
import { LiveRelay, OpenStream, StreamLimit } from './open-stream';
import { NewsWatch, SessionWatch } from './stream-watches';
import { StreamController } from './stream.controller';

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

export { defineAudience, findNews, findSessions } from './define-live';
export { Live } from './live';
export { LiveModule } from './live.module';
export { LiveStreams } from './live-streams';

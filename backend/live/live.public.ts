export { defineAudience, findNews, findSessions, notifyLive } from './define-live';
export { Live } from './live';
export { LiveModule } from './live.module';
export { LiveStreams } from './live-streams';

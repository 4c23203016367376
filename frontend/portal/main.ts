import '../styles/global.css';
import { trackActivity } from '../api/presence';
import { adoptSessionFromOtherTabs, onSessionEnded } from '../api/session-store';
import { newVersionMessages } from '../content/messages/new-version';
import { watchForNewVersion } from '../ui/new-version';
import { rememberPresses } from '../lib/focus';
import { loadScreenAt } from './load';
import { screens } from './screens';
import { noteSessionEnd } from './session/end-notice';
import { takeOneTimeCode } from './session/one-time-code';

document.body.classList.toggle('inside', window.location.pathname.startsWith('/dashboard'));
takeOneTimeCode(window.location, window.history);
trackActivity(window);
rememberPresses();
watchForNewVersion(import.meta.url, newVersionMessages);

/** Scripts run one after the other, so those that draw wait until the first calls are sent, or this long. */
const SENT_MS = 30;

/** Asks for the first screen's data before React and the router are there. */
async function start(): Promise<void> {
  await adoptSessionFromOtherTabs();
  const stopNoting = onSessionEnded(noteSessionEnd);
  const late = new Promise((resolve) => setTimeout(resolve, SENT_MS));
  await Promise.race([loadScreenAt(screens, window.location.href), late]);
  const { openApp } = await import('./app');
  await openApp();
  stopNoting();
}

void start();

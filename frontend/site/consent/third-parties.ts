import type { components } from '../../api/generated/schema';
import { isAccepted } from './choice';

export type ThirdParties = components['schemas']['ThirdPartiesDto'];

/** Third parties that need consent. Returns undefined if none is enabled. */
export async function fetchThirdParties(): Promise<ThirdParties | undefined> {
  const response = await fetch('/api/consent').catch(() => null);
  if (!response?.ok) return undefined;
  const found = (await response.json()) as ThirdParties;
  return found.tagManagerId || found.analyticsId ? found : undefined;
}

type Layered = Window & { dataLayer?: unknown[] };

export function tellTagManager(event: string, label: string | undefined): void {
  if (isAccepted()) ((window as Layered).dataLayer ??= []).push({ event, label });
}

/** Called only after consent. Advertising stays denied, because we do not ask for it. */
export function loadThirdParties({ tagManagerId, analyticsId }: ThirdParties): void {
  const layer = ((window as Layered).dataLayer ??= []);
  // Google's scripts recognise a command by its being an `arguments` object.
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  if (tagManagerId) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`);
  }
  if (analyticsId) {
    command('js', new Date());
    command('config', analyticsId);
    addScript(`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`);
  }
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Removes third-party cookies on our domains. Cookies on their own domains are out of reach. */
export function removeTheirCookies(): void {
  const hosts = location.hostname
    .split('.')
    .map((_part, index, parts) => parts.slice(index).join('.'));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!/^_(ga|gid|gat|gcl|gac|dc_gtm)/.test(name)) continue;
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

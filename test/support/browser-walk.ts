/** An HTTP client with a cookie jar per host; it does not follow redirects on its own. */
export class BrowserWalk {
  private readonly cookies = new Map<string, Map<string, string>>();

  async go(url: string, init: { method?: string; body?: unknown; token?: string } = {}) {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    const response = await fetch(url, {
      method: init.method ?? 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...(init.token && { authorization: `Bearer ${init.token}` }),
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Max-Age=0|1970/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async follow(url: string, stop: string): Promise<URL> {
    let next = url;
    for (let hop = 0; hop < 10 && !next.includes(stop); hop += 1) {
      const location = (await this.go(next)).headers.get('location');
      if (!location) throw new Error(`${next} redirects nowhere`);
      next = new URL(location, next).href;
    }
    return new URL(next);
  }
}

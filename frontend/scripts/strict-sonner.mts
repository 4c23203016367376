import type { Plugin } from 'vite';

const call = /^__insertCSS\(/m;

/** Sonner writes a <style> element as it is loaded, which the policy of the public pages refuses. Each half
 * loads the same rules as a style sheet: so the call is taken out. */
export function strictSonner(): Plugin {
  return {
    name: 'fenwright:strict-sonner',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!call.test(code)) this.error('sonner no longer inserts its styles: drop this plugin');
        return { code: code.replace(call, 'void ('), map: null };
      },
    },
  };
}

import type { Plugin } from 'vite';

const call = /^__insertCSS\(/m;

/**
 * Removes Sonner's injected <style> element, which the CSP of the public pages blocks. Both halves load its rules as
 * a style sheet.
 */
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

interface ActLink {
  token: string;
  /** "REQ-000123"; null where the link does not say. */
  reference: string | null;
  requestId: string | null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a mail's button has behind the #. Anybody can write a link, so nothing else is shown or followed. */
export function readActLink(hash: string): ActLink {
  const [token = '', reference = '', id = ''] = hash.slice(1).split('.');
  return {
    token: /^[\w-]{20,100}$/.test(token) ? token : '',
    reference: /^REQ-\d{1,12}$/.test(reference) ? reference : null,
    requestId: uuid.test(id) ? id : null,
  };
}

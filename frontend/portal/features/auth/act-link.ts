interface ActLink {
  token: string;
  /** "REQ-000123"; null if the link has none. */
  reference: string | null;
  requestId: string | null;
  /** Set if the e-mail is about a proposal of the request. */
  proposalId: string | null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the hash of a link from an e-mail. It ignores the rest, because anybody can forge a link. */
export function readActLink(hash: string): ActLink {
  const [token = '', reference = '', id = '', proposal = ''] = hash.slice(1).split('.');
  return {
    token: /^[\w-]{20,100}$/.test(token) ? token : '',
    reference: /^REQ-\d{1,12}$/.test(reference) ? reference : null,
    requestId: uuid.test(id) ? id : null,
    proposalId: uuid.test(proposal) ? proposal : null,
  };
}

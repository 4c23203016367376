import type { ProposalKind } from '../../../api/generated/enums';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';

/** For a sentence: "change order". */
export const proposalKindInWords = (kind: ProposalKind) => ProposalKindWords[kind].toLowerCase();

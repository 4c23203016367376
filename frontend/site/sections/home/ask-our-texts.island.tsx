import { SearchDemo } from '../../pages/ai-for-startups/demos/search-demo';

/** The product at work in the hero: what it searches is what we have published. */
export default function AskOurTexts() {
  return <SearchDemo id="ask-our-texts" />;
}

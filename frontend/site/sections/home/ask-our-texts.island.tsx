import { SearchDemo } from '../../pages/ai-for-startups/demos/search-demo';

export default function AskOurTexts() {
  return <SearchDemo id="ask-our-texts" />;
}

import brand from '../../brand.json';

const { businessDays } = brand.firstReply;

/** How soon the first reply comes, counted by backend/working-time: "1 business day". */
export const firstReply = `${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;

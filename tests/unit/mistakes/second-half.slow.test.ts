import { testFoundOnce } from './found-once.ts';
import { groupsOf } from './groups-of.ts';
import { MISTAKES } from './table.ts';

// The others are in the first half.
testFoundOnce(groupsOf(MISTAKES).filter((_group, index) => index % 2 === 1));

import { testFoundOnce } from './found-once.ts';
import { MISTAKES } from './table.ts';

// In two files, so that two workers look at them.
testFoundOnce(MISTAKES.slice(0, MISTAKES.length / 2));

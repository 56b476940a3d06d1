import { testFoundOnce } from './found-once.ts';
import { MISTAKES } from './table.ts';

// In two files, so that two workers look at them.
testFoundOnce(MISTAKES.slice(MISTAKES.length / 2));

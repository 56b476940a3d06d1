import { DOWNLOAD_ENDING } from '../../content/addresses.ts';
import { error, inText } from '../rule.ts';

export const computerPath = error('links', {
  message: (v) => `Unexpected link target \`${v.target}\`: that is a place on a computer, where no visitor can follow`,
  advice: (v) =>
    /^https?:/i.test(v.target ?? '')
      ? 'Put an address here that others can open; or leave the words without a link, and an address between backticks.'
      : DOWNLOAD_ENDING.test(v.target ?? '')
        ? 'Put the file into `files/`, and name it by its path from here, as in `../files/slides.pdf`; or leave the words without a link.'
        : 'Put the file where others can open it, and its `https://` address here; or leave the words without a link.',
  means:
    'The link names a file on a computer, most often because it was pasted from there. Only who sits at that computer can open it. ' +
    'Put the file where others find it, such as a drive in the cloud, and link to its address; or take the link out.',
  parameters: { target: '/Users/anna/slides.pdf' },
  example: inText('Get the ‸[slides](/Users/anna/slides.pdf).', 'Get the [slides](https://example.org/slides.pdf).'),
});

import { ARTICLE, type Example } from '../rule.ts';

export const FILM = /\.(?:avi|m4v|mkv|mov|mp4|ogv|webm|wmv)$/i;

export const FOR_FILMS =
  'Pages show still pictures: put a film on a site for films, and lead to it there by a link, which has no `!` before its brackets.';

export function withPicture(
  wrong: string,
  wrongPicture: PictureWords,
  right: string,
  rightPicture: PictureWords,
): Example {
  return {
    wrong: [
      { form: 'text', file: ARTICLE, text: wrong },
      { form: 'bytes', ...wrongPicture },
    ],
    right: [
      { form: 'text', file: ARTICLE, text: right },
      { form: 'bytes', ...rightPicture },
    ],
  };
}

export interface PictureWords {
  readonly file: string;
  readonly base64: string;
  readonly is: string;
}

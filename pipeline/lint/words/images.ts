import { ARTICLE, type Example, type Sample } from '../rule.ts';

/** Matches the names of films. */
export const FILM = /\.(?:avi|m4v|mkv|mov|mp4|ogv|webm|wmv)$/i;

/** Advice for films, which pages cannot show. */
export const FOR_FILMS =
  'Pages show still pictures: put a film on a site for films, and lead to it there by a link, which has no `!` before its brackets.';

type Picture = Omit<Extract<Sample, { form: 'bytes' }>, 'form'>;

/** Makes an example of a text with a picture. */
export function withPicture(wrong: string, wrongPicture: Picture, right: string, rightPicture: Picture): Example {
  const side = (text: string, picture: Picture): Sample[] => [
    { form: 'text', file: ARTICLE, text },
    { form: 'bytes', ...picture },
  ];
  return { wrong: side(wrong, wrongPicture), right: side(right, rightPicture) };
}

/** A PNG of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC';

/** The same PNG, truncated as by a program that stops while saving. */
export const CUT_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPo';

/** An animated GIF of four pixels and three frames. */
export const MOVING_GIF =
  'R0lGODlhBAAEAIAAAP8AAAAA/yH5BAAAAAAALAAAAAABAAEAAAICRAEAIfkEAAAAAAAsAAAAAAEAAQAAAgJEAQAh+QQAAAAAACwAAAAAAQABAAACAkQBADs=';

/** A labelled box in the SVG that drawing programs write for browsers only. */
export const FORMATTED_SVG =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNjAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iNjAiIGZpbGw9IiNkYWU4ZmMiLz48Zm9yZWlnbk9iamVjdCB3aWR0aD0iMTIwIiBoZWlnaHQ9IjYwIj48ZGl2IHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8xOTk5L3hodG1sIj48Yj5MaWNlbnNlPC9iPjwvZGl2PjwvZm9yZWlnbk9iamVjdD48L3N2Zz4=';

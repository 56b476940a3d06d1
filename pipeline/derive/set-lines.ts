import type { Author, Chrome, Identity, LinkColumn } from '../model/chrome.ts';
import type { Labels } from '../model/labels.ts';
import type { Picture } from '../model/picture.ts';
import type { Figure, Testimonial } from '../model/section.ts';
import type { SiteFrame } from '../model/site.ts';
import type { Action, Invitation } from '../model/text.ts';
import type { Topic } from '../model/topic.ts';
import type { CountedLabel } from '../schema/labels.ts';
import type { SetLine } from '../typography/typeset.ts';

/** What every page shares, with its lines set. */
export function setFrame<Frame extends SiteFrame>(frame: Frame, set: SetLine): Frame {
  const { chrome, identity, labels, topics } = frame;
  return {
    ...frame,
    chrome: setChrome(chrome, set),
    identity: setIdentity(identity, set),
    labels: setLabels(labels, set),
    topics: new Map([...topics].map(([tag, topic]) => [tag, setTopic(topic, set)])),
  };
}

function setChrome(chrome: Chrome, set: SetLine): Chrome {
  const { navigation, callToAction, callToActionInMenu, footer } = chrome;
  return {
    ...chrome,
    name: set(chrome.name),
    navigation: navigation.map((action) => setAction(action, set)),
    callToAction: setAction(callToAction, set),
    callToActionInMenu: setAction(callToActionInMenu, set),
    footer: {
      connect: setColumn(footer.connect, set),
      columns: footer.columns.map((column) => setColumn(column, set)),
      links: footer.links.map((action) => setAction(action, set)),
      legal: set(footer.legal),
    },
  };
}

function setTopic({ name, description }: Topic, set: SetLine): Topic {
  return { name: set(name), ...(description !== undefined && { description: set(description) }) };
}

function setColumn({ title, links }: LinkColumn, set: SetLine): LinkColumn {
  return { title: set(title), links: links.map((action) => setAction(action, set)) };
}

function setIdentity(identity: Identity, set: SetLine): Identity {
  const { name, shortName, author, description, areaServed } = identity;
  return {
    ...identity,
    name: set(name),
    shortName: set(shortName),
    author: setAuthor(author, set),
    description: set(description),
    areaServed: set(areaServed),
  };
}

function setAuthor({ byline, name, jobTitle, about }: Author, set: SetLine): Author {
  return {
    byline: set(byline),
    ...(name !== undefined && { name: set(name) }),
    jobTitle: set(jobTitle),
    ...(about && { about: setInvitation(about, set) }),
  };
}

/** The words in the empty field stand where a visitor types, and are in the signs of a keyboard. */
function setLabels(labels: Labels, set: SetLine): Labels {
  const { language, searchPlaceholder, ...words } = labels;
  const texts = Object.entries(words).map(([name, label]) => [name, setLabel(label, set)]);
  return { ...Object.fromEntries(texts), language, searchPlaceholder } as Labels;
}

/** A label may have a form for each number. */
function setLabel(label: CountedLabel, set: SetLine): CountedLabel {
  if (typeof label === 'string') return set(label);
  return Object.fromEntries(Object.entries(label).map(([form, text]) => [form, set(text ?? '')])) as CountedLabel;
}

/** A link with its label set. */
export function setAction(action: Action, set: SetLine): Action {
  return { ...action, label: set(action.label) };
}

/** Words with a link, set. */
export function setInvitation({ text, action }: Invitation, set: SetLine): Invitation {
  return { text: set(text), action: setAction(action, set) };
}

/** A picture with the words for it set. */
export function setPicture(picture: Picture, set: SetLine): Picture {
  return { ...picture, alt: set(picture.alt) };
}

/** A proof figure with its lines set. */
export function setFigure({ sign, ...words }: Figure, set: SetLine): Figure {
  const lines = Object.entries(words).map(([field, text]) => [field, set(text)]);
  return { ...words, ...Object.fromEntries(lines), ...(sign && { sign }) };
}

/** A testimonial with its lines set. */
export function setTestimonial(one: Testimonial, set: SetLine): Testimonial {
  return one.kind === 'quote'
    ? { kind: 'quote', quote: set(one.quote), name: set(one.name), role: set(one.role) }
    : { kind: 'kept', place: set(one.place), asks: set(one.asks) };
}

// Written by `npm run schemas` from the files in `rules/`.
import { badAddress } from './rules/bad-address.ts';
import { badDate } from './rules/bad-date.ts';
import { blankInTarget } from './rules/blank-in-target.ts';
import { boldHeading } from './rules/bold-heading.ts';
import { cardTitle } from './rules/card-title.ts';
import { chatWords } from './rules/chat-words.ts';
import { circularParent } from './rules/circular-parent.ts';
import { commentPublished } from './rules/comment-published.ts';
import { commentRemoved } from './rules/comment-removed.ts';
import { computerPath } from './rules/computer-path.ts';
import { copiedFile } from './rules/copied-file.ts';
import { deadLink } from './rules/dead-link.ts';
import { directiveCell } from './rules/directive-cell.ts';
import { directiveOption } from './rules/directive-option.ts';
import { directivePlace } from './rules/directive-place.ts';
import { directiveSum } from './rules/directive-sum.ts';
import { documentLimit } from './rules/document-limit.ts';
import { drawingParts } from './rules/drawing-parts.ts';
import { duplicateAddress } from './rules/duplicate-address.ts';
import { duplicateAnchor } from './rules/duplicate-anchor.ts';
import { duplicateSlug } from './rules/duplicate-slug.ts';
import { emphasisForm } from './rules/emphasis-form.ts';
import { emptyPart } from './rules/empty-part.ts';
import { emptyText } from './rules/empty-text.ts';
import { englishLabels } from './rules/english-labels.ts';
import { externalImage } from './rules/external-image.ts';
import { fileEncoding } from './rules/file-encoding.ts';
import { fileName } from './rules/file-name.ts';
import { foreignSyntax } from './rules/foreign-syntax.ts';
import { frontMatterAbsent } from './rules/front-matter-absent.ts';
import { frontMatterField } from './rules/front-matter-field.ts';
import { frontMatterMissing } from './rules/front-matter-missing.ts';
import { frontMatterUnknown } from './rules/front-matter-unknown.ts';
import { goneAddress } from './rules/gone-address.ts';
import { headingAlone } from './rules/heading-alone.ts';
import { headingForm } from './rules/heading-form.ts';
import { headingLevel } from './rules/heading-level.ts';
import { hiddenPage } from './rules/hidden-page.ts';
import { htmlLineBreak } from './rules/html-line-break.ts';
import { htmlPasted } from './rules/html-pasted.ts';
import { htmlRemoved } from './rules/html-removed.ts';
import { htmlSwallows } from './rules/html-swallows.ts';
import { htmlUnclosed } from './rules/html-unclosed.ts';
import { htmlUnknown } from './rules/html-unknown.ts';
import { idleField } from './rules/idle-field.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageSequence } from './rules/image-sequence.ts';
import { incompleteAddress } from './rules/incomplete-address.ts';
import { internalFault } from './rules/internal-fault.ts';
import { invisibleSign } from './rules/invisible-sign.ts';
import { ledgerLine } from './rules/ledger-line.ts';
import { ledgerTwice } from './rules/ledger-twice.ts';
import { linkEmpty } from './rules/link-empty.ts';
import { linkForm } from './rules/link-form.ts';
import { listForm } from './rules/list-form.ts';
import { longName } from './rules/long-name.ts';
import { lostAddress } from './rules/lost-address.ts';
import { lostAnchor } from './rules/lost-anchor.ts';
import { lostCell } from './rules/lost-cell.ts';
import { lostLedger } from './rules/lost-ledger.ts';
import { markdownInField } from './rules/markdown-in-field.ts';
import { markdownInHtml } from './rules/markdown-in-html.ts';
import { mislabelledImage } from './rules/mislabelled-image.ts';
import { misplacedFile } from './rules/misplaced-file.ts';
import { missingAnchor } from './rules/missing-anchor.ts';
import { missingCell } from './rules/missing-cell.ts';
import { missingConsent } from './rules/missing-consent.ts';
import { missingDefinition } from './rules/missing-definition.ts';
import { missingDestination } from './rules/missing-destination.ts';
import { missingDownload } from './rules/missing-download.ts';
import { missingEntries } from './rules/missing-entries.ts';
import { missingFile } from './rules/missing-file.ts';
import { missingImage } from './rules/missing-image.ts';
import { missingNote } from './rules/missing-note.ts';
import { missingPage } from './rules/missing-page.ts';
import { missingService } from './rules/missing-service.ts';
import { missingTestimonials } from './rules/missing-testimonials.ts';
import { movedLink } from './rules/moved-link.ts';
import { neededPage } from './rules/needed-page.ts';
import { needlessAlias } from './rules/needless-alias.ts';
import { needlessConsent } from './rules/needless-consent.ts';
import { nestingDepth } from './rules/nesting-depth.ts';
import { noneFeatured } from './rules/none-featured.ts';
import { noteForm } from './rules/note-form.ts';
import { oddDay } from './rules/odd-day.ts';
import { placeKept } from './rules/place-kept.ts';
import { placeholderLeft } from './rules/placeholder-left.ts';
import { proseAsCode } from './rules/prose-as-code.ts';
import { refusedLink } from './rules/refused-link.ts';
import { repeatedName } from './rules/repeated-name.ts';
import { repeatedText } from './rules/repeated-text.ts';
import { secondFeatured } from './rules/second-featured.ts';
import { tableForm } from './rules/table-form.ts';
import { typedEscape } from './rules/typed-escape.ts';
import { typedFact } from './rules/typed-fact.ts';
import { unclosedCode } from './rules/unclosed-code.ts';
import { underlinedHeading } from './rules/underlined-heading.ts';
import { uneditedStarter } from './rules/unedited-starter.ts';
import { unexpectedFile } from './rules/unexpected-file.ts';
import { unfinishedText } from './rules/unfinished-text.ts';
import { unjoinedChanges } from './rules/unjoined-changes.ts';
import { unknownDirective } from './rules/unknown-directive.ts';
import { unknownFact } from './rules/unknown-fact.ts';
import { unknownTopic } from './rules/unknown-topic.ts';
import { unlistedAddress } from './rules/unlisted-address.ts';
import { unreachableLink } from './rules/unreachable-link.ts';
import { unreadableFile } from './rules/unreadable-file.ts';
import { unreadableImage } from './rules/unreadable-image.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unusableFile } from './rules/unusable-file.ts';
import { unusedDefinition } from './rules/unused-definition.ts';
import { unusedNote } from './rules/unused-note.ts';
import { withdrawnPage } from './rules/withdrawn-page.ts';
import { wrongEncoding } from './rules/wrong-encoding.ts';
import { yamlColon } from './rules/yaml-colon.ts';
import { yamlCut } from './rules/yaml-cut.ts';
import { yamlDuplicate } from './rules/yaml-duplicate.ts';
import { yamlEscape } from './rules/yaml-escape.ts';
import { yamlIndentation } from './rules/yaml-indentation.ts';
import { yamlQuotes } from './rules/yaml-quotes.ts';
import { yamlSyntax } from './rules/yaml-syntax.ts';
import { yamlTab } from './rules/yaml-tab.ts';
import { yamlWrapped } from './rules/yaml-wrapped.ts';

/** Everything the pipeline can find. A name, once published, never changes its meaning. */
export const rules = {
  'bad-address': badAddress,
  'bad-date': badDate,
  'blank-in-target': blankInTarget,
  'bold-heading': boldHeading,
  'card-title': cardTitle,
  'chat-words': chatWords,
  'circular-parent': circularParent,
  'comment-published': commentPublished,
  'comment-removed': commentRemoved,
  'computer-path': computerPath,
  'copied-file': copiedFile,
  'dead-link': deadLink,
  'directive-cell': directiveCell,
  'directive-option': directiveOption,
  'directive-place': directivePlace,
  'directive-sum': directiveSum,
  'document-limit': documentLimit,
  'drawing-parts': drawingParts,
  'duplicate-address': duplicateAddress,
  'duplicate-anchor': duplicateAnchor,
  'duplicate-slug': duplicateSlug,
  'emphasis-form': emphasisForm,
  'empty-part': emptyPart,
  'empty-text': emptyText,
  'english-labels': englishLabels,
  'external-image': externalImage,
  'file-encoding': fileEncoding,
  'file-name': fileName,
  'foreign-syntax': foreignSyntax,
  'front-matter-absent': frontMatterAbsent,
  'front-matter-field': frontMatterField,
  'front-matter-missing': frontMatterMissing,
  'front-matter-unknown': frontMatterUnknown,
  'gone-address': goneAddress,
  'heading-alone': headingAlone,
  'heading-form': headingForm,
  'heading-level': headingLevel,
  'hidden-page': hiddenPage,
  'html-line-break': htmlLineBreak,
  'html-pasted': htmlPasted,
  'html-removed': htmlRemoved,
  'html-swallows': htmlSwallows,
  'html-unclosed': htmlUnclosed,
  'html-unknown': htmlUnknown,
  'idle-field': idleField,
  'image-alt': imageAlt,
  'image-sequence': imageSequence,
  'incomplete-address': incompleteAddress,
  'internal-fault': internalFault,
  'invisible-sign': invisibleSign,
  'ledger-line': ledgerLine,
  'ledger-twice': ledgerTwice,
  'link-empty': linkEmpty,
  'link-form': linkForm,
  'list-form': listForm,
  'long-name': longName,
  'lost-address': lostAddress,
  'lost-anchor': lostAnchor,
  'lost-cell': lostCell,
  'lost-ledger': lostLedger,
  'markdown-in-field': markdownInField,
  'markdown-in-html': markdownInHtml,
  'mislabelled-image': mislabelledImage,
  'misplaced-file': misplacedFile,
  'missing-anchor': missingAnchor,
  'missing-cell': missingCell,
  'missing-consent': missingConsent,
  'missing-definition': missingDefinition,
  'missing-destination': missingDestination,
  'missing-download': missingDownload,
  'missing-entries': missingEntries,
  'missing-file': missingFile,
  'missing-image': missingImage,
  'missing-note': missingNote,
  'missing-page': missingPage,
  'missing-service': missingService,
  'missing-testimonials': missingTestimonials,
  'moved-link': movedLink,
  'needed-page': neededPage,
  'needless-alias': needlessAlias,
  'needless-consent': needlessConsent,
  'nesting-depth': nestingDepth,
  'none-featured': noneFeatured,
  'note-form': noteForm,
  'odd-day': oddDay,
  'place-kept': placeKept,
  'placeholder-left': placeholderLeft,
  'prose-as-code': proseAsCode,
  'refused-link': refusedLink,
  'repeated-name': repeatedName,
  'repeated-text': repeatedText,
  'second-featured': secondFeatured,
  'table-form': tableForm,
  'typed-escape': typedEscape,
  'typed-fact': typedFact,
  'unclosed-code': unclosedCode,
  'underlined-heading': underlinedHeading,
  'unedited-starter': uneditedStarter,
  'unexpected-file': unexpectedFile,
  'unfinished-text': unfinishedText,
  'unjoined-changes': unjoinedChanges,
  'unknown-directive': unknownDirective,
  'unknown-fact': unknownFact,
  'unknown-topic': unknownTopic,
  'unlisted-address': unlistedAddress,
  'unreachable-link': unreachableLink,
  'unreadable-file': unreadableFile,
  'unreadable-image': unreadableImage,
  'unsafe-link': unsafeLink,
  'unusable-file': unusableFile,
  'unused-definition': unusedDefinition,
  'unused-note': unusedNote,
  'withdrawn-page': withdrawnPage,
  'wrong-encoding': wrongEncoding,
  'yaml-colon': yamlColon,
  'yaml-cut': yamlCut,
  'yaml-duplicate': yamlDuplicate,
  'yaml-escape': yamlEscape,
  'yaml-indentation': yamlIndentation,
  'yaml-quotes': yamlQuotes,
  'yaml-syntax': yamlSyntax,
  'yaml-tab': yamlTab,
  'yaml-wrapped': yamlWrapped,
} as const;

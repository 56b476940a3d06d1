import { Chapters } from '../../../renderer/sections/Chapters.tsx';
import { ConsentChoice } from '../../../renderer/islands/scripts/consent/ConsentChoice.tsx';
import { ArticleEnding } from '../../../renderer/components/ArticleEnding.tsx';
import { ArticleHead } from '../../../renderer/components/ArticleHead.tsx';
import { Contents } from '../../../renderer/components/Contents.tsx';
import { PlainTextBlock } from '../../../renderer/components/PlainTextBlock.tsx';
import { Prose } from '../../../renderer/components/Prose.tsx';
import { Questions } from '../../../renderer/sections/Questions.tsx';
import { measured, measuring, ReadingProgress } from '../../../renderer/components/ReadingProgress.tsx';
import { readingPage, readingRoom } from '../../../renderer/design/reading-page.ts';
import { author, openedArticle } from '../samples/articles.ts';
import { inside } from '../samples/actions.ts';
import { entryOfArchive, headings, longText, partsOfText, questions } from '../samples/texts.ts';
import { Specimen } from '../Specimen.tsx';

/** A long text and what surrounds it. */
export function Reading() {
  return (
    <>
      <Specimen
        name="readingPage, ReadingProgress, Contents, Prose"
        note="A line below the header tells how much of it has been read."
      >
        <div css={measuring}>
          <ReadingProgress />
          <div css={readingRoom}>
            <div css={[readingPage, measured]}>
              <Contents headings={headings} />
              <Prose prose={longText} />
            </div>
          </div>
        </div>
      </Specimen>
      <Specimen name="ArticleEnding" note="The one thing to do after an article, and its author." wide>
        <ArticleEnding
          author={author}
          nextStep={{ text: 'Why a reader would go there, in a sentence.', action: inside }}
        />
      </Specimen>
      <Specimen name="Chapters" note="Of a policy.">
        <Chapters chapters={partsOfText} />
      </Specimen>
      <Specimen name="Questions" wide>
        <Questions group={questions} />
      </Specimen>
      <Specimen name="PlainTextBlock" wide>
        <PlainTextBlock heading={entryOfArchive.title} part={entryOfArchive} />
      </Specimen>
      <Specimen
        name="ConsentChoice, variant: setting"
        note="In the footer. The other variant is the section of kind consent; an answer shows in both."
      >
        <ConsentChoice variant="setting" />
      </Specimen>
      <Specimen name="ArticleHead, PictureFrame" note="Opens an article." wide>
        <ArticleHead article={openedArticle} author={author} figure={1} controls={null} />
      </Specimen>
    </>
  );
}

import { ArticleList } from '../../../renderer/components/ArticleList.tsx';
import { FeaturedArticle } from '../../../renderer/components/FeaturedArticle.tsx';
import { RelatedArticles } from '../../../renderer/components/RelatedArticles.tsx';
import { Siblings } from '../../../renderer/components/Siblings.tsx';
import { articlesFor } from '../samples/articles.ts';
import { Specimen } from '../Specimen.tsx';

/** Articles in lists and as neighbors; those of sections are shown elsewhere. */
export function Articles() {
  const [featured, older, newer] = articlesFor('single');
  return (
    <>
      {featured && (
        <Specimen name="FeaturedArticle" wide>
          <FeaturedArticle article={featured} />
        </Specimen>
      )}
      <Specimen name="ArticleList" note="One with all it can have, one without a picture.">
        <ArticleList articles={articlesFor('list')} level={3} />
      </Specimen>
      <Specimen name="RelatedArticles">
        <RelatedArticles articles={articlesFor('related').slice(0, 3)} />
      </Specimen>
      <Specimen name="Siblings">
        <Siblings older={older} newer={newer} />
      </Specimen>
    </>
  );
}
